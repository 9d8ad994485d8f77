import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where a text is found that a package only names. */
const NAMED: Readonly<Record<string, string>> = { 'Apache-2.0': 'node_modules/typescript/LICENSE.txt' };

/** The folder of the package that a module belongs to; null for our own. */
function packageOf(module: string): string | null {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replace(/^\0/, ''))?.[0] ?? null;
}

/** What a package asks to be said of it wherever it goes. */
function licence(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file !== undefined ? join(folder, file) : NAMED[about['license'] ?? ''];
  const heading = `${about['name']} ${about['version']} (${about['license']})`;
  return [heading, '='.repeat(heading.length), '', text === undefined ? '' : readFileSync(text, 'utf8')].join('\n');
}

/** Fonts come by way of style sheets, which are no modules of the bundle. */
function fonts(): string[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@fontsource/'))
    .map((name) => `node_modules/${name}`);
}

/** Ships the licences of everything that is built into the client, fonts above all. */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].map(packageOf).filter((folder) => folder !== null));
      for (const folder of fonts()) folders.add(folder);
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: [...folders].sort().map(licence).join('\n\n'),
      });
    },
  };
}
