/** What was chosen in a finished game. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Crest } from '../art/players';
import type { Schemas } from '../lib/api';
import { useSay } from '../lib/i18n';
import type { Player } from '../table/board';

type Choice = Schemas['ChoiceJson'];

type ToldProps = { choice: Choice | undefined; players: readonly Player[]; isEnd: boolean };

/** What was chosen last, so that it has led here. */
export function Told({ choice, players, isEnd }: ToldProps): ReactNode {
  const say = useSay();
  if (choice === undefined) return say(isEnd ? 'web-replay-end' : 'web-replay-begin');
  const player = players[choice.seat];
  const what =
    choice.text === null
      ? ''
      : say(
          choice.text,
          choice.args,
          players.map(({ name }) => name),
        );
  return (
    <>
      {player !== undefined && <Crest color={player.color} size={22} letter={player.initial} />}{' '}
      {say('web-replay-chooses', { name: player?.name ?? '', what })}
    </>
  );
}

type MovesProps = {
  chosen: readonly Choice[];
  ply: number;
  players: readonly Player[];
  jump: (ply: number) => void;
};

export function Moves({ chosen, ply, players, jump }: MovesProps): ReactNode {
  const say = useSay();
  const names = players.map(({ name }) => name);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // the list follows, the page stays where it is
    const now = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (list.current != null && now != null) list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
  }, [ply, chosen]);
  return (
    <ol className="replay-moves" ref={list}>
      {chosen.map((choice) => {
        const player = players[choice.seat];
        return (
          <li key={choice.ply}>
            <button type="button" aria-current={choice.ply === ply} onClick={() => jump(choice.ply)}>
              <span className="num">{choice.ply}</span>
              {player !== undefined && <Crest color={player.color} size={20} letter={player.initial} />}
              {choice.text === null ? choice.action : say(choice.text, choice.args, names)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
