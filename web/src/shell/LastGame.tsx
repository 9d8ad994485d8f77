import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Crest } from '../art/players';
import { useTitles } from '../boards/useTitles';
import { ask, client, now, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay, useTexts } from '../lib/i18n';
import { playersOf } from '../lib/players';
import { MiniPlot } from './MiniPlot';
import { finalScores, isUploaded, useMyFinished } from './tables';
import { agoText } from './time';

/** My last finished game: how it went, and a way to watch it again. */
export function LastGame(): ReactNode {
  const last = useMyFinished().data?.find((table) => !isUploaded(table) && finalScores(table).length > 0);
  return last === undefined ? null : <Shown table={last} />;
}

function Shown({ table }: { table: Table }): ReactNode {
  const say = useSay();
  const { language } = useTexts();
  const course = useQuery({
    queryKey: ['course', table.id],
    queryFn: () => ask(client.GET('/api/tables/{table}/course', { params: { path: { table: table.id } } })),
    staleTime: Infinity,
  });
  const players = playersOf(table, say);
  const scores = finalScores(table);
  const ranked = players.toSorted((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0));
  const title = useTitles().of(table.game);
  const ago = agoText(now() - (table.ended ?? table.changed), language);
  return (
    <section className="panel last" aria-labelledby="last-game">
      <header>
        <Icon id="trophy" />
        <h2 id="last-game">{say('web-last-game')}</h2>
        <span className="more">{say('web-last-when', { title: say(title.name), ago })}</span>
      </header>
      <div className="last-row">
        <MiniPlot scores={course.data?.scores ?? []} players={players} />
        <ol className="last-scores">
          {ranked.map(({ seat, color, initial, name }) => (
            <li key={seat} title={name}>
              <Crest color={color} size={20} letter={initial} />
              <span className="unseen">{name}</span>
              {scores[seat]}
            </li>
          ))}
        </ol>
        <Link href={`/replay/${table.id}`} className="btn">
          <Icon id="play" size={18} />
          {say('web-replay')}
        </Link>
      </div>
    </section>
  );
}
