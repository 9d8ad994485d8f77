// How much script a first visit loads, against its bar: lobby and table in one language, without any board.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const BAR_KB = 250;
const CATALOGUES = ['kernel', 'server', 'server_play', 'server_tables', 'web_shell', 'web_table'];

const [, , folder] = process.argv;
const built = folder === undefined ? new URL('../../src/revier/web/', import.meta.url) : pathToFileURL(`${folder}/`);
const assets = new URL('assets/', built);
const names = readdirSync(assets).filter((name) => name.endsWith('.js'));

/** Files by the name of their module; those of languages come several times. */
const called = (module) => names.filter((name) => name.replace(/-[\w-]{8}\.js$/, '') === module);
const read = (name) => readFileSync(new URL(name, assets), 'utf8');
const packed = (name) => gzipSync(read(name), { level: 9 }).length;
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** A script with all that it cannot do without. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, next] of read(name).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(next, found);
  return found;
}

function weigh(what, scripts) {
  const bytes = [...scripts].reduce((sum, name) => sum + packed(name), 0);
  console.log(`${what.padEnd(44)} ${kb(bytes).padStart(10)}  (${scripts.size} files)`);
  return bytes;
}

const [, entry] = /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(new URL('index.html', built), 'utf8')) ?? [];
if (entry === undefined) throw new Error('the client is not built: make build');
const [table] = called('TablePage');
if (table === undefined) throw new Error('no script of the table was built');
const largest = CATALOGUES.flatMap((name) =>
  called(name)
    .sort((a, b) => packed(b) - packed(a))
    .slice(0, 1),
);

const lobby = withImports(entry);
const first = new Set([...lobby, ...withImports(table), ...largest]);
weigh('lobby, gzipped', lobby);
const total = weigh('lobby, table and the longest language', first);
for (const board of readdirSync(new URL('../src/boards/', import.meta.url), { withFileTypes: true })) {
  if (!board.isDirectory()) continue;
  const scripts = called(board.name)
    .sort((a, b) => packed(b) - packed(a))
    .slice(0, 1)
    .flatMap((name) => [...withImports(name)]);
  weigh(`on demand: board of ${board.name}`, new Set(scripts.filter((name) => !first.has(name))));
}
const isKept = total <= BAR_KB * 1000;
console.log(`first load ${kb(total)}, bar ${BAR_KB} kB: ${isKept ? 'kept' : 'MISSED'}`);
process.exit(isKept ? 0 : 1);
