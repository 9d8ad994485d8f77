/** /learn/:game opens a small game of one's own against apprentices with the guide beside it, or goes on with it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { TITLES } from '../boards';
import { ask, client, Problem } from '../lib/api';
import { useSay, WithTexts } from '../lib/i18n';
import { Page } from '../shell/Page';
import { ensurePerson } from '../shell/people';
import { keepLesson, type Lesson, lessons } from './lessons';

const FEWEST = 2; // players; with few the next turn comes soon

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
  const kept = lessons().find((lesson) => lesson.game === game);
  if (kept !== undefined && (await isRunning(kept))) {
    keepLesson({ ...kept, isLeft: false });
    return kept.table;
  }
  const games = await ask(client.GET('/api/games'));
  const players = games.find(({ id }) => id === game)?.players[0] ?? FEWEST;
  const body = { game, players, bot: 'lehrling', options: {} };
  const made = await ask(client.POST('/api/tables/quick', { body }));
  keepLesson({ table: made.table.id, game, given: {}, isLeft: false });
  return made.table.id;
}

/** Whether it can be gone on with: one's own, and not over. */
async function isRunning({ table }: Lesson): Promise<boolean> {
  try {
    const found = await ask(client.GET('/api/tables/{table}', { params: { path: { table } } }));
    return found.status === 'running' && found.my_seats.length > 0;
  } catch (error) {
    if (error instanceof Problem) return false; // another person's by now, or taken away
    throw error;
  }
}
