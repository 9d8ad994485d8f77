/** The end of a game: who won, where every point came from, and how it came about. */
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Crest, Worker } from '../art/players';
import { useTitles } from '../boards/useTitles';
import { useBoard } from '../boards/useBoard';
import { ask, client, type Table } from '../lib/api';
import { useSay, useTexts } from '../lib/i18n';
import { Icon } from '../lib/Icon';
import type { Player } from '../table/board';
import { ScorePlot } from './ScorePlot';
import { A_ROUND, decidedBy, lead, type Line, linesOf, type Result, resultOf, sourcesOf, winners } from './sheet';
import './replay.css';

type Props = { table: Table; players: readonly Player[]; children?: ReactNode };

export default function ScoreSheet({ table, players, children }: Props): ReactNode {
  const say = useSay();
  const course = useCourse(table.id);
  const result = resultOf(table);
  const module = useBoard(table.game);
  const { round = A_ROUND } = useTitles().of(table.game);
  if (result === null) return <p className="sheet-none">{say('web-sheet-none')}</p>;
  return (
    <div className="result">
      <div className="result-column">
        <Victory result={result} players={players} game={table.game} />
        {children}
        <section className="panel result-sheet">
          <Sheet table={table} result={result} players={players} />
        </section>
      </div>
      <div className="result-column">
        <section className="panel result-plot">
          <header>
            <Icon id="chart" />
            <h3>{say('web-plot-title')}</h3>
          </header>
          {course.data !== undefined && course.data.scores.length > 0 ? (
            <ScorePlot course={course.data} players={players} round={round} />
          ) : (
            <p className="sheet-none">{course.isError ? say('web-plot-none') : say('web-loading')}</p>
          )}
        </section>
        {module?.Result !== undefined && <module.Result sheet={result.sheet} players={players} />}
      </div>
    </div>
  );
}

/** A finished game as a whole. */
export function useCourse(table: string) {
  return useQuery({
    queryKey: ['course', table],
    queryFn: () => ask(client.GET('/api/tables/{table}/course', { params: { path: { table } } })),
    staleTime: Infinity,
  });
}

function Victory({ result, players, game }: { result: Result; players: readonly Player[]; game: string }): ReactNode {
  const say = useSay();
  const category = useCategory(game);
  const decided = decidedBy(result);
  const first = winners(result);
  const names = first.map((seat) => players[seat]?.name ?? '');
  const best = players[first[0] ?? 0];
  const points = lead(result);
  const order = players.toSorted((a, b) => (result.ranking[a.seat] ?? 0) - (result.ranking[b.seat] ?? 0));
  const told =
    first.length > 1
      ? say('web-result-shared', { names: names.join(', ') })
      : points > 0
        ? say('web-result-won', { name: names[0] ?? '', points })
        : say('web-result-tie', { name: names[0] ?? '' });
  return (
    <section className="victory">
      <Dawn order={order} />
      <div className="victory-words">
        {best !== undefined && <Crest color={best.color} size={52} letter={best.initial} />}
        <div>
          <h2>{told}</h2>
          <p>{order.map((player) => say('web-number', { number: result.scores[player.seat] ?? 0 })).join(' · ')}</p>
          {decided !== null && (
            <p>
              {say('web-result-decided', {
                category: category(decided.category),
                points: decided.points,
                other: players[decided.other]?.name ?? '',
              })}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** The players before the sunrise, the first in front. */
function Dawn({ order }: { order: readonly Player[] }): ReactNode {
  const x = 410;
  return (
    <svg className="victory-dawn" viewBox="0 0 512 128" aria-hidden="true">
      <rect width={512} height={128} className="dawn-sky" />
      <circle cx={120} cy={112} r={54} className="dawn-sun" />
      <circle cx={120} cy={112} r={78} className="dawn-sun" opacity={0.3} />
      <path d="M0 112 70 88 130 104 220 78 300 104 380 92 512 110V128H0z" className="dawn-hills" />
      <path
        d="M0 128V108h40V84l16 12V84l16 12V84l16 12v12h22V56h12v52h30v20zM300 128v-26l24-14 24 14v26zM452 128V96h60v32z"
        className="dawn-works"
      />
      <g className="dawn-iron" fill="none">
        <path d={`M${x - 10} 40V128M${x + 10} 40V128`} strokeWidth={4} />
        <path d={`M${x - 7} 38 ${x - 46} 128M${x + 7} 38l39 90`} strokeWidth={4.5} />
        <path d={`M${x - 22} 72H${x + 22}M${x - 34} 100H${x + 34}`} strokeWidth={2.4} />
        <circle cx={x - 12} cy={27} r={11} strokeWidth={3} />
        <circle cx={x + 12} cy={27} r={11} strokeWidth={3} />
        <path d={`M${x - 27} 38h54`} strokeWidth={6} />
      </g>
      {order.map((player, place) => (
        <Worker key={player.seat} color={player.color} x={222 + 44 * place} y={128} h={62 - 9 * place} />
      ))}
    </svg>
  );
}

function Sheet({ table, result, players }: { table: Table; result: Result; players: readonly Player[] }): ReactNode {
  const say = useSay();
  const [isBySource, setBySource] = useState(false);
  const lines = isBySource ? sourcesOf(result.sheet) : linesOf(result.sheet);
  return (
    <table className="sheet" style={{ '--players': players.length } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">
            {say('web-sheet-title')}
            <button type="button" className="btn sheet-by" onClick={() => setBySource(!isBySource)}>
              {say(isBySource ? 'web-sheet-by-round' : 'web-sheet-by-source')}
            </button>
          </th>
          {players.map((player) => (
            <th key={player.seat} scope="col">
              <Crest color={player.color} size={24} letter={player.initial} />
              <span title={player.name}>{player.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      {lines.map((line) => (
        <SheetLine key={`${line.round} ${line.category}`} line={line} game={table.game} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">{say('web-sheet-total')}</th>
          {result.scores.map((score, seat) => (
            <td key={seat}>{say('web-number', { number: score })}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function SheetLine({ line, game }: { line: Line; game: string }): ReactNode {
  const say = useSay();
  const category = useCategory(game);
  const { round = A_ROUND } = useTitles().of(game);
  const [isOpen, setOpen] = useState(false);
  const name = line.category === null ? say(round, { n: line.round }) : category(line.category);
  return (
    <tbody>
      <tr>
        <th scope="row">
          {line.parts.length > 0 ? (
            <button type="button" className="sheet-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Icon id="chevron" size={16} />
              {name}
            </button>
          ) : (
            name
          )}
        </th>
        <Points points={line.points} />
      </tr>
      {isOpen &&
        line.parts.map((part) => (
          <tr key={part.category} className="sheet-part">
            <th scope="row">{category(part.category)}</th>
            <Points points={part.points} />
          </tr>
        ))}
    </tbody>
  );
}

function Points({ points }: { points: readonly number[] }): ReactNode {
  const say = useSay();
  const best = Math.max(...points);
  const isAlone = points.filter((n) => n === best).length === 1;
  return points.map((n, seat) => (
    <td key={seat} className={[n === best && isAlone ? 'best' : '', n < 0 ? 'loss' : ''].join(' ').trim()}>
      {say('web-number', { number: n })}
      {n === best && isAlone && <span className="unseen">{say('web-sheet-best')}</span>}
    </td>
  ));
}

/** What a category of a title is called. */
function useCategory(game: string): (category: string) => string {
  const texts = useTexts();
  const { prefix } = useTitles().of(game);
  return (category) => {
    const keys = ['category', 'element'].map((kind) => `${prefix}-${kind}-${category}`.replaceAll('_', '-'));
    const key = keys.find((candidate) => texts.has(candidate));
    return key === undefined ? category : texts.say(key);
  };
}
