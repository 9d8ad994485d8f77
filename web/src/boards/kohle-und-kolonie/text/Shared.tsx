/** What all share, in words: claims with their mines, villages, stations, tokens, Trust, disasters, the auction. */
import type { ReactNode } from 'react';
import { orderOf } from '../Bank';
import { ROMAN } from '../facts';
import { villagesAt } from '../map/near';
import { Facts, Lines } from './Facts';
import type { TextProps } from './words';

export function Claims({ view, words }: TextProps): ReactNode {
  const { say, called, facts, owner } = words;
  const rows = Object.entries(facts.claims).flatMap(([claim, { mines, large_mine }]) =>
    [...mines, ...(large_mine === null ? [] : [large_mine])].flatMap((id) => {
      const mine = facts.mines[id];
      const now = view.mines[id];
      if (mine === undefined || now === undefined) return [];
      return [
        [
          called('claim', claim),
          mine.kind === 'large' ? say('web-kk-text-large') : `${mine.number} ${called('mine', id)}`,
          ROMAN[mine.level] ?? '',
          mine.cost === 0 ? '–' : mine.cost,
          mine.income,
          mine.vp === 0 ? '–' : mine.vp,
          owner(now),
        ],
      ];
    }),
  );
  return (
    <section>
      <h3>{say('web-kk-text-claims')}</h3>
      <Facts
        name={say('web-kk-text-claims')}
        head={[
          say('web-kk-text-claim'),
          say('web-kk-text-mine'),
          say('web-kk-text-round'),
          say('web-kk-price'),
          say('web-kk-income'),
          say('web-kk-text-points'),
          say('web-kk-text-owner'),
        ]}
        rows={rows}
      />
    </section>
  );
}

/** Names of places, or a dash. */
function listed(ids: readonly string[] | undefined, kind: string, called: TextProps['words']['called']): string {
  return ids?.map((id) => called(kind, id)).join(', ') || '–';
}

export function Places({ view, words }: TextProps): ReactNode {
  const { say, called, facts, miners } = words;
  const villages = Object.entries(view.villages).filter(([, village]) => village.is_in_play);
  const stations = Object.entries(view.stations).filter(([, station]) => station.is_in_play);
  const isRunning = (id: string): boolean => view.stations[id]?.is_in_play === true;
  return (
    <>
      <section>
        <h3>{say('web-kk-text-villages')}</h3>
        <Facts
          name={say('web-kk-text-villages')}
          head={[
            say('web-kk-text-village'),
            say('web-kk-panel-workers'),
            say('web-kk-text-room'),
            say('web-kk-panel-settlements'),
            say('web-kk-text-beside'),
            say('web-kk-text-reaches'),
          ]}
          rows={villages.map(([id, { workers, settlements }]) => [
            called('village', id),
            workers,
            (facts.villages[id]?.settlement_spaces ?? 0) - Object.keys(settlements).length,
            miners(settlements),
            listed(facts.villages[id]?.claims, 'claim', called),
            listed(facts.villages[id]?.stations.filter(isRunning), 'station', called),
          ])}
        />
      </section>
      <section>
        <h3>{say('web-kk-text-stations')}</h3>
        <Facts
          name={say('web-kk-text-stations')}
          head={[
            say('web-kk-text-station'),
            say('web-kk-text-line'),
            say('web-kk-text-token'),
            say('web-kk-panel-miners'),
            say('web-kk-text-from'),
            say('web-kk-text-next-stations'),
          ]}
          rows={stations.map(([id, station]) => [
            called('station', id),
            called('line', facts.stations[id]?.line ?? ''),
            say(station.token ? 'web-kk-text-face-down' : 'web-kk-text-taken'),
            miners(station.miners),
            listed(villagesAt(id, facts), 'village', called),
            listed(facts.stations[id]?.adjacent_stations.filter(isRunning), 'station', called),
          ])}
        />
      </section>
    </>
  );
}

export function Tracks({ view, words }: TextProps): ReactNode {
  const { say, called, player } = words;
  const order = orderOf(view);
  const tokens = view.selection_track.flatMap(({ token, disc, is_face_down }, i) => {
    if (disc !== null) return [`${i + 1}: ${player(disc)}`];
    if (token === null) return [];
    const name = called('token', token);
    return [`${i + 1}: ${is_face_down ? say('web-kk-face-down', { name }) : name}`];
  });
  return (
    <section>
      <h3>{say('web-kk-tokens')}</h3>
      <Lines lines={tokens} />
      <h3>{say(order.text)}</h3>
      <Lines lines={order.seats.map((seat, i) => `${i + 1}: ${player(seat)}`)} />
      <h3>{say('web-kk-sheet-bank')}</h3>
      <Lines
        lines={[
          say('web-kk-text-prices', {
            engine: view.prices['steam_engine'] ?? 0,
            settlement: view.prices['settlement'] ?? 0,
            engineer: view.prices['engineer'] ?? 0,
          }),
          say('web-kk-supplies', { workers: view.worker_supply, engines: view.engine_supply }),
          say('web-kk-trust-told', { coins: view.trust.coins, purchases: view.trust.purchases }),
          ...(view.trust.extra_coin ? [say('web-kk-trust-extra')] : []),
        ]}
      />
      <h3>{say('web-kk-disasters')}</h3>
      <Lines
        lines={view.disaster_spaces.map((space, i) =>
          say('web-kk-text-disaster', {
            round: ROMAN[i + 1] ?? '',
            fate:
              space.shown === null
                ? say(space.token ? 'web-kk-fate-down' : 'web-kk-fate-gone')
                : called('disaster', space.shown),
            vp: space.vp,
          }),
        )}
      />
      {view.mining_damage && <p>{say('web-kk-mining-damage')}</p>}
    </section>
  );
}

/** The disaster or the auction under way. */
export function UnderWay({ view, words }: TextProps): ReactNode {
  const { say, called, player } = words;
  const { auction, disaster } = view;
  return (
    <>
      {disaster !== null && (
        <section>
          <h3>{say('web-kk-bag')}</h3>
          <Lines
            lines={[
              ...(disaster.token === null ? [] : [called('disaster', disaster.token)]),
              ...view.seats.map((_, seat) =>
                say('web-kk-text-discs', {
                  name: player(seat),
                  count: disaster.discs[seat] ?? 0,
                  drawn: disaster.hits[seat] ?? 0,
                }),
              ),
              say('web-kk-text-discs', {
                name: say('web-kk-disc-black'),
                count: disaster.black,
                drawn: disaster.black_drawn,
              }),
              say('web-kk-text-discs', {
                name: say('web-kk-disc-blank'),
                count: disaster.blank,
                drawn: disaster.blank_drawn,
              }),
            ]}
          />
        </section>
      )}
      {auction !== null && (
        <section>
          <h3>{called('claim', auction.claim)}</h3>
          <Lines
            lines={[
              ...(auction.trust_value === null
                ? []
                : [say('web-kk-text-bid', { name: say('web-kk-trust'), value: auction.trust_value })]),
              ...auction.bidders.map((bidder) =>
                bidder.bid === null
                  ? `${player(bidder.seat)}: ${say('web-kk-bid-passed')}`
                  : say('web-kk-text-bid', { name: player(bidder.seat), value: bidder.value + bidder.bid }),
              ),
              ...(auction.leader === null ? [] : [`${player(auction.leader)} ${say('web-kk-bid-leads')}`]),
              ...(auction.least === null ? [] : [say('web-kk-text-least', { value: auction.least })]),
            ]}
          />
        </section>
      )}
    </>
  );
}
