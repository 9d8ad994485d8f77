import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useTitles } from '../boards/useTitles';
import { now, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay, useTexts } from '../lib/i18n';
import { playersOf } from '../lib/players';
import { Crests } from './Crests';
import { Page } from './Page';
import { useMe } from './people';
import { Quiet } from './Quiet';
import { finalScores, isUploaded, useMyFinished } from './tables';
import { agoText } from './time';
import { Upload } from './Upload';
import './replays.css';

const PAGE = 50; // tables that the server gives at once

/** My finished games, and records that I brought. */
export default function Replays(): ReactNode {
  const say = useSay();
  const me = useMe();
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined]);
  return (
    <Page title={say('web-nav-replays')}>
      <div className="replays">
        <section className="panel replays-list" aria-label={say('web-finished')}>
          {me === null && <p className="quiet">{say('web-no-replays')}</p>}
          {pages.map((before, n) => (
            <Finished
              key={before ?? 0}
              before={before}
              onMore={n === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
            />
          ))}
        </section>
        <Upload />
      </div>
    </Page>
  );
}

type Props = { before: number | undefined; onMore: ((before: number) => void) | undefined };

function Finished({ before, onMore }: Props): ReactNode {
  const say = useSay();
  return (
    <Quiet query={useMyFinished(before)} empty={before === undefined ? say('web-no-replays') : null}>
      {(tables) => {
        const last = tables.at(-1);
        return (
          <>
            <ul>
              {tables.map((table) => (
                <Row key={table.id} table={table} />
              ))}
            </ul>
            {tables.length === PAGE && last !== undefined && onMore !== undefined && (
              <button type="button" className="btn ghost" onClick={() => onMore(last.changed)}>
                {say('web-more')}
              </button>
            )}
          </>
        );
      }}
    </Quiet>
  );
}

function Row({ table }: { table: Table }): ReactNode {
  const say = useSay();
  const { language } = useTexts();
  const title = useTitles().of(table.game);
  const ago = agoText(now() - (table.ended ?? table.changed), language);
  const scores = finalScores(table);
  const players = playersOf(table, say).toSorted((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0));
  return (
    <li className="open-row">
      <div className="open-name">
        <b className={title.poster?.face}>{say(title.name)}</b>
        <span>
          {ago}
          {isUploaded(table) && ` · ${say('web-uploaded')}`}
        </span>
      </div>
      {scores.length > 0 ? (
        <p className="replays-scores">
          {players.map(({ seat, name }, i) => (
            <Fragment key={seat}>
              {i > 0 && ' · '}
              {name} <b className="num">{say('web-score', { score: scores[seat] ?? 0 })}</b>
            </Fragment>
          ))}
        </p>
      ) : (
        <p className="replays-scores">{say('web-broken-off')}</p>
      )}
      <Crests table={table} />
      <Link href={`/replay/${table.id}`} className="btn">
        <Icon id="play" size={18} />
        {say('web-replay')}
      </Link>
    </li>
  );
}
