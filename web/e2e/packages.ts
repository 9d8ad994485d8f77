/** Titles that packages add, as tests/titles/packages.py writes them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PYTHON = process.env['PYTHON'] ?? join(ROOT, '.venv/bin/python');

/** The game of docs/adding_a_game.md, and a copy of our smallest title without anything but its rules. */
export type Packages = { tiny: string; copy: string; folder: string; environment: Record<string, string> };

const WRITE = `
import sys
from pathlib import Path
from tests.titles.packages import write_copy, write_tiny
print(write_tiny(Path(sys.argv[1])), write_copy(Path(sys.argv[1])))
`;

/** Write both into a folder; gives the ids of the games, and what lets a server find them. */
export function writePackages(): Packages {
  const folder = mkdtempSync(join(tmpdir(), 'revier-titles-'));
  const path = (process.env['PYTHONPATH'] ?? '').split(delimiter).filter(Boolean);
  const found = (...first: string[]): Record<string, string> => ({ PYTHONPATH: [...first, ...path].join(delimiter) });
  const options = { encoding: 'utf8', cwd: ROOT, env: { ...process.env, ...found(ROOT) } } as const;
  const [tiny = '', copy = ''] = execFileSync(PYTHON, ['-c', WRITE, folder], options).trim().split(' ');
  return { tiny, copy, folder, environment: found(folder) };
}
