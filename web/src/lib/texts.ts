/**
 * Everything a person reads, from the Fluent catalogues that the server has too (`revier/texts.py`).
 *
 * A message is asked for by id and arguments. Arguments may be ids themselves: `space: money_6` is replaced by the text
 * of message `ga-space-money-6` where there is one, `level: 0` by `ga-level-0`, and `seat: 2` by the player's name.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['de', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Argument = string | number | readonly string[];
export type Args = Readonly<Record<string, Argument>>;

const LONGEST = 2000;
const MINUS = '−';

const FILES = import.meta.glob<string>('../../../src/revier/locales/*/*.ftl', { import: 'default' });

/** The text of a catalogue, as `load('de', 'glueck-auf')`. */
async function load(language: Language, name: string): Promise<string> {
  const file = FILES[`../../../src/revier/locales/${language}/${name}.ftl`];
  return file === undefined ? fetched(language, name) : file();
}

/** The catalogue of a game that this client was built without; empty where the server knows no such game. */
async function fetched(language: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/texts/${language}`);
  if (answer.ok) return answer.text();
  if (answer.status === 404) return '';
  throw new Error(`no catalogue ${game}`);
}

/** One language, with the catalogues loaded so far. */
export class Texts {
  private readonly bundle: FluentBundle;
  private readonly loaded = new Set<string>();
  /** Names of what no catalogue knows, by id: a board of the players' own. */
  called: Readonly<Record<string, string>> = {};

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  /** Make sure that catalogues are there. */
  async need(names: readonly string[]): Promise<void> {
    const missing = names.filter((name) => !this.loaded.has(name));
    const sources = await Promise.all(missing.map((name) => load(this.language, name)));
    for (const [i, name] of missing.entries()) this.add(name, sources[i] ?? '');
  }

  add(name: string, source: string): void {
    if (this.loaded.has(name)) return;
    this.loaded.add(name);
    this.bundle.addResource(new FluentResource(source));
  }

  /** Whether a catalogue is there. */
  knows(name: string): boolean {
    return this.loaded.has(name);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The text of a message; `names` are the players' names by seat. */
  say(key: string, args: Args = {}, names: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(key)?.value;
    const prefix = key.split('-')[0] ?? '';
    const spoken = Object.fromEntries(
      Object.entries(args).map(([kind, value]) => [kind, this.name(prefix, kind, value, names)]),
    );
    if (pattern == null) return [readable(key.slice(prefix.length + 1) || key), ...Object.values(spoken)].join(' ');
    const errors: Error[] = []; // given a list, Fluent does not throw
    return this.bundle.formatPattern(pattern, spoken, errors);
  }

  /** An argument as people call it. */
  name(prefix: string, kind: string, value: Argument, names: readonly string[] = []): string | number {
    if (kind === 'seat' && (typeof value === 'number' || typeof value === 'string')) {
      const seat = typeof value === 'number' ? value : Number(value.replace(/^seat_/, ''));
      return names[seat] ?? this.say('kernel-seat', { number: seat + 1 });
    }
    if (typeof value === 'string' || typeof value === 'number') {
      const key = `${prefix}-${kind}-${value}`.replaceAll('_', '-');
      if (this.has(key)) return this.say(key);
      if (typeof value === 'string') return shortened(this.called[value] ?? value);
      return value < 0 ? String(value).replace('-', MINUS) : value;
    }
    if (value.length === 0) return this.say('kernel-nothing');
    return shortened(value.map((item) => this.name(prefix, singular(kind), item)).join(', '));
  }
}

/** What no catalogue names, as well as its id says it. */
export function readable(id: string): string {
  return id.replaceAll(/[-_]/g, ' ');
}

/** Fluent says {???} in place of an argument with more than 2,500 characters. */
function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
}

/** `tiles` are each a tile, `bonuses` each a bonus. */
function singular(kind: string): string {
  return kind.replace(kind.endsWith('ses') ? /es$/ : /s$/, '');
}
