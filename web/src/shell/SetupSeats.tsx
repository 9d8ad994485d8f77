import type { ReactNode } from 'react';
import { Crest } from '../art/players';
import type { Game } from '../lib/games';
import { useSay } from '../lib/i18n';
import { COLORS } from '../table/board';
import { choiceOf, RANKS } from './bots';
import { type Sitter, withSitter } from './setup';

/** Who sits where. */
export function SetupSeats({
  game,
  seats,
  onChange,
}: {
  game: Game | undefined;
  seats: readonly Sitter[];
  onChange: (seats: Sitter[]) => void;
}): ReactNode {
  const say = useSay();
  return (
    <fieldset className="choices">
      <legend>{say('web-seats')}</legend>
      <ul className="setup-seats">
        {seats.map((sitter, seat) => (
          <li key={seat}>
            <Crest color={COLORS[seat % COLORS.length] ?? 'red'} size={28} letter={String(seat + 1)} />
            <select
              className="field-inline"
              aria-label={say('kernel-seat', { number: seat + 1 })}
              value={sitter.kind === 'bot' ? sitter.bot : sitter.kind}
              onChange={(event) => onChange(withSitter(seats, seat, chosen(event.target.value)))}
            >
              <option value="me">{say('web-sitter-me')}</option>
              <option value="open">{say('web-sitter-open')}</option>
              <option value="hot">{say('web-sitter-hot')}</option>
              <optgroup label={say('web-sitter-bots')}>
                {RANKS.map((rank) => (
                  <option key={rank.bot} value={rank.bot}>
                    {choiceOf(rank, game, say)}
                  </option>
                ))}
              </optgroup>
            </select>
            {sitter.kind === 'hot' && (
              <input
                className="field-inline"
                aria-label={say('web-hot-name')}
                placeholder={say('web-hot-name')}
                maxLength={40}
                value={sitter.name}
                onChange={(event) => onChange(withSitter(seats, seat, { kind: 'hot', name: event.target.value }))}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function chosen(value: string): Sitter {
  if (value === 'me' || value === 'open') return { kind: value };
  return value === 'hot' ? { kind: 'hot', name: '' } : { kind: 'bot', bot: value };
}
