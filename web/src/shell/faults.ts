/** Where in a component file a fault lies that the server names by its path, such as `mine.k-rabe.level`. */

/** A value of the file: the line it begins at, and what is inside. */
type Node = { line: number; value: string; named: Map<string, Node>; listed: Node[] };

/** Tells the line (from 1) of what a path names; of what is missing, where it ought to be; null: nothing of it is there. */
export function linesOf(text: string): (path: string) => number | null {
  let root: Node;
  try {
    root = read(text);
  } catch {
    return () => null; // written in a way that only its reader understands
  }
  return (path) => {
    let here = root;
    let line: number | null = null;
    for (const step of path.match(/[^.[\]]+|\[\d+\]/g) ?? []) {
      const next = inside(here, step);
      if (next === undefined) break;
      here = next;
      line = here.line;
    }
    return line;
  };
}

/** `[3]` is the fourth of a list; `k-rabe` is named so, or is the entry with that id. */
function inside({ named, listed }: Node, step: string): Node | undefined {
  if (step.startsWith('[')) return listed[Number(step.slice(1, -1))];
  return named.get(step) ?? listed.find((entry) => entry.named.get('id')?.value === step);
}

/** The line of a fault of TOML or JSON itself; null: it cannot be told. */
export function lineOfSyntax(text: string, error: unknown): number | null {
  if (error instanceof Error && 'line' in error && typeof error.line === 'number') return error.line;
  try {
    read(text);
  } catch (fault) {
    if (fault instanceof Lost) return fault.line;
  }
  return null;
}

/** What stands there is neither TOML nor JSON. */
class Lost extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

function read(text: string): Node {
  const reader = new Reader(text);
  return text.trimStart().startsWith('{') ? reader.value() : reader.file();
}

const node = (line: number): Node => ({ line, value: '', named: new Map(), listed: [] });

/** Reads what was read well before, TOML or JSON, only for where it stands. */
class Reader {
  private at = 0;
  private counted = 0;
  private lines = 1;

  constructor(private readonly text: string) {}

  /** `[tables]`, `[[lists of tables]]` and `key = value`. */
  file(): Node {
    const root = node(1);
    let here = root;
    for (this.skip(); this.at < this.text.length; this.skip()) {
      const line = this.line();
      if (this.take('[[')) {
        const list = this.reach(root, this.keys(), line);
        here = node(line);
        list.listed.push(here);
        this.take(']]');
      } else if (this.take('[')) {
        here = this.reach(root, this.keys(), line);
        here.line = line;
        this.take(']');
      } else this.pair(here);
    }
    return root;
  }

  value(): Node {
    this.skip();
    const found = node(this.line());
    if (this.take('[')) {
      for (this.skip(); !this.take(']'); this.skip()) {
        if (!this.take(',')) found.listed.push(this.value());
      }
    } else if (this.take('{')) {
      for (this.skip(); !this.take('}'); this.skip()) {
        if (!this.take(',')) this.pair(found);
      }
    } else found.value = this.word(/[^,\]}\s#]/);
    return found;
  }

  private pair(into: Node): void {
    const line = this.line();
    const keys = this.keys();
    const last = keys.pop() ?? '';
    this.skip();
    if (!this.take('=') && !this.take(':')) throw new Lost(line);
    const found = this.value();
    found.line = line;
    this.reach(into, keys, line).named.set(last, found);
  }

  /** Of a list it is the last entry that is gone on with. */
  private reach(from: Node, keys: readonly string[], line: number): Node {
    let here = from;
    for (const key of keys) {
      const found = (here.listed.at(-1) ?? here).named.get(key) ?? node(line);
      (here.listed.at(-1) ?? here).named.set(key, found);
      here = found;
    }
    return here;
  }

  private keys(): string[] {
    const found: string[] = [];
    do {
      this.skip();
      found.push(this.word(/[\w-]/));
      this.skip();
    } while (this.take('.'));
    return found;
  }

  /** A string without its quotes, or as long as characters fit. */
  private word(fits: RegExp): string {
    for (const quote of ['"""', "'''", '"', "'"]) {
      if (this.take(quote)) return this.quoted(quote);
    }
    const from = this.at;
    while (fits.test(this.text[this.at] ?? '')) this.at += 1;
    if (this.at === from) throw new Lost(this.line());
    return this.text.slice(from, this.at);
  }

  private quoted(quote: string): string {
    const from = this.at;
    while (this.at < this.text.length && !this.text.startsWith(quote, this.at)) {
      this.at += this.text[this.at] === '\\' && quote.startsWith('"') ? 2 : 1;
    }
    this.at += quote.length;
    return this.text.slice(from, this.at - quote.length);
  }

  /** Over blanks, ends of lines and notes. */
  private skip(): void {
    this.at += /^(?:\s+|#[^\n]*)*/.exec(this.text.slice(this.at))?.[0].length ?? 0;
  }

  private take(mark: string): boolean {
    const isThere = this.text.startsWith(mark, this.at);
    if (isThere) this.at += mark.length;
    return isThere;
  }

  private line(): number {
    for (; this.counted < this.at; this.counted += 1) if (this.text[this.counted] === '\n') this.lines += 1;
    return this.lines;
  }
}

export type Said = { key: string; args: Record<string, string | number> };

const KINDS: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/^an int from (-?\d+) to (-?\d+)$/, 'web-fault-int', ['low', 'high']],
  [/^one of (.+)$/, 'web-fault-one-of', ['names']],
  [/^true or false$/, 'web-fault-flag', []],
  [/^text$/, 'web-fault-text', []],
  [/^a list of ids$/, 'web-fault-ids', []],
  [/^a list of tables$/, 'web-fault-tables', []],
  [/^a table$/, 'web-fault-table', []],
];

/** A fault of the server in the words of our catalogues: what is wanted, and what is there; null: in its own words only. */
export function faultSaid(fault: string): { path: string; wanted: Said; got: string | null } | null {
  const [, path = '', said = ''] = /^([^\s:]+): (.*)$/.exec(fault) ?? [];
  const [, missing] = /^missing; expected (.+)$/.exec(said) ?? /^expected (.+), but it is missing$/.exec(said) ?? [];
  const [, other, got] = /^expected (.+), got (.+)$/.exec(said) ?? [];
  const what = missing ?? other;
  if (what === undefined) return null;
  for (const [pattern, key, names] of KINDS) {
    const found = pattern.exec(what);
    if (found === null) continue;
    const args = Object.fromEntries(names.map((name, n) => [name, found[n + 1] ?? '']));
    return { path, wanted: { key, args }, got: got ?? null };
  }
  return null;
}
