/**
 * The board of a title that has no drawn one here: what a seat sees, in words, as the terminal shows it too. The options
 * carry the game.
 *
 * A field is called by the message `<prefix>-view-<field>` where the catalogues have it, by its own name otherwise; a
 * value as everywhere, by `<prefix>-<field>-<value>`.
 */
import type { ReactNode } from 'react';
import { Crest } from '../art/players';
import type { Title } from '../boards/title';
import { Facts } from '../boards/words';
import type { AnyView } from '../lib/api';
import { useSay, useTexts } from '../lib/i18n';
import { readable, type Texts } from '../lib/texts';
import type { BoardModule, BoardProps } from './board';
import './plain.css';

const ABOUT = new Set(['game', 'rules', 'players', 'seat', 'options']); // known from elsewhere
const NOTHING = '–';

type Fields = Readonly<Record<string, unknown>>;

/** What the table needs to know of such a title. */
export function plain({ prefix }: Title): BoardModule {
  function Board({ view, players, shown, part }: BoardProps): ReactNode {
    const words = new Words(prefix, useTexts());
    const say = useSay();
    const names = players.map(({ name }) => name);
    const { common, things, seats } = partsOf(view, players.length);
    return (
      <div className="tb-plain">
        {part !== 'own' && (
          <section className="panel tb-plain-part">
            <h2>{say('web-table-common')}</h2>
            <Rows fields={common} words={words} names={names} />
          </section>
        )}
        {part !== 'shared' &&
          players
            .filter(({ seat }) => part === 'all' || seat === shown)
            .map((player) => (
              <section key={player.seat} className="panel tb-plain-part">
                <h2>
                  <Crest color={player.color} size={22} letter={player.initial} /> {player.name}
                </h2>
                <Rows fields={seats[player.seat] ?? {}} words={words} names={names} />
              </section>
            ))}
        {part !== 'own' &&
          Object.entries(things).map(([name, rows]) => (
            <section key={name} className="panel tb-plain-part wide" tabIndex={0} aria-label={words.label(name)}>
              <h2>{words.label(name)}</h2>
              <Things name={words.label(name)} rows={rows} words={words} names={names} />
            </section>
          ))}
      </div>
    );
  }
  return {
    Board,
    Panel: () => null,
    TextBoard: Board,
    score: (view, seat) => scoreOf(view, seat),
    rounds: () => ({ label: 'web-table-round', count: 0, now: 0 }),
    groups: {},
    stepMs: () => null,
    help: () => null,
  };
}

type Parts = {
  common: Fields;
  seats: readonly Fields[];
  things: Readonly<Record<string, readonly [string, Fields][]>>;
};

/** What is common, what every seat has, and sets of things. */
export function partsOf(view: AnyView, players: number): Parts {
  const fields = Object.entries(view).filter(([name]) => !ABOUT.has(name));
  const bySeat = fields.filter(([, value]) => isBySeat(value, players));
  const others = fields.filter(([, value]) => !isBySeat(value, players));
  const seats = Array.from({ length: players }, (_, seat) =>
    Object.fromEntries(bySeat.flatMap(([name, value]) => ofSeat(name, (value as readonly unknown[])[seat]))),
  );
  const things = others.flatMap(([name, value]) => {
    const rows = recordsOf(value);
    return rows === null ? [] : [[name, rows] as const];
  });
  const common = others.filter(([, value]) => recordsOf(value) === null);
  return { common: Object.fromEntries(common), seats, things: Object.fromEntries(things) };
}

function isBySeat(value: unknown, players: number): boolean {
  return Array.isArray(value) && value.length === players;
}

function ofSeat(name: string, value: unknown): [string, unknown][] {
  return isFields(value) ? Object.entries(value) : [[name, value]];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Things by name or number; null: it is something else. */
function recordsOf(value: unknown): [string, Fields][] | null {
  const all = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const found = all.filter((entry): entry is [string, Fields] => isFields(entry[1]));
  return found.length > 0 && found.length === all.length ? found : null;
}

function scoreOf({ seats, scores }: AnyView, seat: number): number | null {
  const mine: unknown = Array.isArray(seats) ? seats[seat] : undefined;
  const points: unknown = isFields(mine) ? mine['score'] : Array.isArray(scores) ? scores[seat] : undefined;
  return typeof points === 'number' ? points : null;
}

/** What fields and values are called. */
class Words {
  constructor(
    private readonly prefix: string,
    private readonly texts: Texts,
  ) {}

  label(name: string): string {
    const key = `${this.prefix}-view-${name}`.replaceAll('_', '-');
    const text = this.texts.has(key) ? this.texts.say(key) : readable(name);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  value(name: string, value: unknown, names: readonly string[]): string {
    if (Array.isArray(value))
      return value.map((one) => this.value(name.replace(/s$/, ''), one, names)).join(', ') || NOTHING;
    if (isFields(value))
      return (
        Object.entries(value)
          .map(([key, one]) => `${readable(key)} ${this.value(key, one, names)}`)
          .join(', ') || NOTHING
      );
    if (typeof value === 'boolean') return value ? '✓' : NOTHING;
    if (typeof value !== 'string' && typeof value !== 'number') return NOTHING;
    return readable(String(this.texts.name(this.prefix, name, value, names)));
  }
}

type RowsProps = { fields: Fields; words: Words; names: readonly string[] };

function Rows({ fields, words, names }: RowsProps): ReactNode {
  return (
    <dl className="tb-rows">
      {Object.entries(fields).map(([name, value]) => (
        <div key={name} className={typeof value === 'object' && value !== null ? 'wide' : ''}>
          <dt>{words.label(name)}</dt>
          <dd>{words.value(name, value, names)}</dd>
        </div>
      ))}
    </dl>
  );
}

type ThingsProps = { name: string; rows: readonly [string, Fields][]; words: Words; names: readonly string[] };

/** A row for each thing. */
function Things({ name, rows, words, names }: ThingsProps): ReactNode {
  const keys = [...new Set(rows.flatMap(([, fields]) => Object.keys(fields)))];
  const cells = rows.map(([id, fields]) => [readable(id), ...keys.map((key) => words.value(key, fields[key], names))]);
  return <Facts name={name} head={['', ...keys.map((key) => words.label(key))]} rows={cells} />;
}
