import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { Crest } from '../art/players';
import type { GameEvent } from '../lib/api';
import type { Say } from '../lib/i18n';
import { useSettings } from '../lib/settings';
import { type AnimationStep, stepOf } from './animation';
import type { BoardModule, Player } from './board';
import { Teller } from './teller';

type Props = {
  news: readonly GameEvent[];
  module: BoardModule;
  players: readonly Player[];
  say: Say;
  /** Whether a scoring tells it already. */
  isTold: boolean;
};

/** Steps worth a banner, told one by one; any key or click finishes them. */
export function Story({ news, module, players, say, isTold }: Props): ReactNode {
  const { speed } = useSettings();
  const teller = useMemo(() => new Teller(), []);
  const step = useSyncExternalStore(teller.subscribe, teller.now);
  useEffect(() => {
    if (isTold) return;
    const names = players.map((player) => player.name);
    const fresh = news.flatMap((event) => {
      const ms = module.stepMs(event);
      return ms === null ? [] : [stepOf(event, ms, say, names)];
    });
    teller.tell(fresh, speed);
    // told once for what is new, whatever else changes
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [news, teller]);
  useEffect(() => {
    if (step === null) return;
    const finish = (): void => teller.finish();
    addEventListener('keydown', finish);
    addEventListener('pointerdown', finish);
    return () => {
      removeEventListener('keydown', finish);
      removeEventListener('pointerdown', finish);
    };
  }, [step, teller]);
  return step === null ? null : <Banner step={step} player={players[step.seat ?? -1]} />;
}

function Banner({ step, player }: { step: AnimationStep; player: Player | undefined }): ReactNode {
  return (
    <div className="tb-banner" key={step.text} aria-hidden="true">
      {player !== undefined && <Crest color={player.color} size={36} letter={player.initial} />}
      <span>{step.text}</span>
      {step.points !== undefined && <b>+{step.points}</b>}
    </div>
  );
}
