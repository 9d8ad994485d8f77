/** /learn/:game opens a small game against apprentices, with the guide beside it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { TITLES } from '../boards';
import { ask, client, Problem } from '../lib/api';
import { useSay, WithTexts } from '../lib/i18n';
import { Page } from '../shell/Page';
import { ensurePerson } from '../shell/people';
import { guideAt } from './Guide';

const PLAYERS = 3;

export default function LearnPage(): ReactNode {
  return (
    <WithTexts also={['web_help']}>
      <Learn />
    </WithTexts>
  );
}

function Learn(): ReactNode {
  const { game = '' } = useParams<{ game: string }>();
  const say = useSay();
  const [, go] = useLocation();
  const [told, setTold] = useState('');
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    begin(game).then(
      (table) => go(table === null ? '/' : `/table/${table}`, { replace: true }),
      (error: unknown) =>
        setTold(error instanceof Problem && error.message !== '' ? error.message : say('web-offline')),
    );
  }, [game, go, say]);
  return (
    <Page title={say('web-guide-title')}>
      <p role="status" className="learn">
        {told === '' ? say('web-loading') : told}
      </p>
      {told !== '' && (
        <Link href="/" className="btn">
          {say('web-to-lobby')}
        </Link>
      )}
    </Page>
  );
}

/** The table; null: somebody would rather not come in. Of several editions the first is learnt, unless one is named. */
async function begin(title: string): Promise<string | null> {
  if ((await ensurePerson()) === null) return null;
  const game = TITLES.find(({ family }) => family === title)?.editions[0].game ?? title;
  const body = { game, players: PLAYERS, bot: 'lehrling', options: {} };
  const made = await ask(client.POST('/api/tables/quick', { body }));
  guideAt(made.table.id);
  return made.table.id;
}
