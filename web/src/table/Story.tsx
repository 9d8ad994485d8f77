import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Crest } from '../art/players';
import type { GameEvent } from '../lib/api';
import type { Say } from '../lib/i18n';
import { useSettings } from '../lib/settings';
import type { BoardModule, Moment, Player } from './board';
import { Teller } from './teller';

type Props = { news: readonly GameEvent[]; module: BoardModule; players: readonly Player[]; say: Say };

/** Moments worth a banner, told one by one; any key or click finishes them. */
export function Story({ news, module, players, say }: Props): ReactNode {
  const { speed } = useSettings();
  const teller = useMemo(() => new Teller(), []);
  const moment = useSyncExternalStore(teller.subscribe, teller.now);
  useEffect(() => {
    const names = players.map((player) => player.name);
    const fresh = news.map((event) => module.moment(event, say, names)).filter((found) => found !== null);
    teller.tell(fresh, speed);
    // told once for what is new, whatever else changes
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [news, teller]);
  useEffect(() => {
    if (moment === null) return;
    const finish = (): void => teller.finish();
    addEventListener('keydown', finish);
    addEventListener('pointerdown', finish);
    return () => {
      removeEventListener('keydown', finish);
      removeEventListener('pointerdown', finish);
    };
  }, [moment, teller]);
  return moment === null ? null : <Banner moment={moment} player={players[moment.seat ?? -1]} />;
}

function Banner({ moment, player }: { moment: Moment; player: Player | undefined }): ReactNode {
  return (
    <div className="tb-banner" key={moment.text} aria-hidden="true">
      {player !== undefined && <Crest color={player.color} size={36} letter={player.initial} />}
      <span>{moment.text}</span>
      {moment.points !== undefined && <b>+{moment.points}</b>}
    </div>
  );
}
