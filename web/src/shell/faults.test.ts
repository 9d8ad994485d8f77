import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { faultSaid, linesOf, lineOfSyntax } from './faults';

const GAMES = join(import.meta.dirname, '../../../src/revier/games');
const FILE = `# a note with = and [brackets]
[meta]
name = "a # b"

[[mine]] # the first
id = "k-rabe"
level = 1

[[mine]]
id = "k-wolff"
spans = [
  1, # one
  2,
]
costs = { 3 = 1, many = [{ n = 4 }] }

[tracks]
year = 1900
[[tracks.list]]
[[tracks.list.barriers]]
after = 3
`;

describe('the line of a fault', () => {
  const lineOf = linesOf(FILE);

  test.each([
    ['meta.name', 3],
    ['mine.k-rabe.level', 7],
    ['mine[1].id', 10],
    ['mine.k-wolff.spans[1]', 13],
    ['mine.k-wolff.costs.many[0].n', 15],
    ['nowhere.at.all', null],
  ])('%s', (path, line) => {
    expect(lineOf(path)).toBe(line);
  });

  test('of a value that is missing is the line of its entry', () => {
    expect(lineOf('mine.k-rabe.wagons')).toBe(5);
    expect(lineOf('mine.k-rabe')).toBe(5);
  });

  test('is found in JSON as well', () => {
    const inJson = linesOf('{\n "mine": [\n  {"id": "k-rabe",\n   "level": 9}\n ]\n}');
    expect(inJson('mine.k-rabe.level')).toBe(4);
  });

  test('of the language itself is told by its reader', () => {
    const lineIn = (text: string, reads: (text: string) => unknown): number | null => {
      try {
        reads(text);
      } catch (error) {
        return lineOfSyntax(text, error);
      }
      return null;
    };
    expect(lineIn('a = 1\nb = = 2\n', parse)).toBe(2);
    expect(lineIn('{\n "a": 1,\n "b": ]\n}', JSON.parse)).toBe(3);
  });
});

test.each(['kohle_und_kolonie/board.toml', 'schichtwechsel/components.toml'])(
  'every value of %s has a line',
  (name) => {
    const text = readFileSync(join(GAMES, name), 'utf8');
    const lines = text.split('\n');
    const lineOf = linesOf(text);
    let values = 0;
    const visit = (value: unknown, path: string, key: string): void => {
      const line = lineOf(path);
      if (path !== '' && line !== null) {
        values += 1;
        expect(lines[line - 1], path).toContain(Array.isArray(value) || typeof value === 'object' ? '' : key);
      } else if (path !== '') throw new Error(`${path} has no line`);
      if (Array.isArray(value)) value.forEach((entry, n) => visit(entry, `${path}[${n}]`, ''));
      else if (typeof value === 'object' && value !== null) {
        for (const [name, inner] of Object.entries(value)) visit(inner, path === '' ? name : `${path}.${name}`, name);
      }
    };
    visit(parse(text), '', '');
    expect(values).toBeGreaterThan(500);
  },
);

describe('a fault in words', () => {
  test('says what is wanted and what is there', () => {
    expect(faultSaid("mine.k-rabe.level: expected an int from 1 to 5, got 'x'")).toEqual({
      path: 'mine.k-rabe.level',
      wanted: { key: 'web-fault-int', args: { low: '1', high: '5' } },
      got: "'x'",
    });
    expect(faultSaid('plots[1].name: expected text, but it is missing')?.got).toBeNull();
    expect(faultSaid('mine.k-rabe.name: missing; expected text')?.got).toBeNull();
  });

  test('that only a rule explains stays as the server said it', () => {
    expect(faultSaid('claim: 9 of kind small; expected 12 [KK-3.1]')).toBeNull();
  });
});
