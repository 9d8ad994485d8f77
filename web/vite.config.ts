import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { licences } from './licences.ts';
import { narrower, type WidthName, WIDTHS } from './src/styles/widths.ts';

/** Fluent catalogues as strings, without their notes for translators. */
function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null;
      const text = source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

/** Rules pages as HTML: `## Placing {#placing}` gets its id, `[GA-5.2]` is the number of a rule. */
function markdown(): Plugin {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const [, text, id] = /^(.*?)(?: \{#([a-z-]+)\})?$/.exec(this.parser.parseInline(tokens)) ?? [];
        return `<h${depth}${id === undefined ? '' : ` id="${id}"`}>${text}</h${depth}>\n`;
      },
    },
  });
  return {
    name: 'markdown',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.md')) return null;
      const html = await marked.parse(source);
      const cited = html.replace(/\[([A-Z]{2}-[\d.]+)\]/g, '<span class="rules-cite">$1</span>');
      return { code: `export default ${JSON.stringify(cited)};`, map: null };
    },
  };
}

type Sample = { view: { players: number }; seat: number | null; decision: { kind: string } | null };

/** `examples:glueck-auf/3/PitStep,Draft`: real positions of so many players with these questions, from the server's samples. */
function examples(): Plugin {
  const prefix = 'examples:';
  return {
    name: 'examples',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [title = '', players, kinds = ''] = id.slice(prefix.length + 1).split('/');
      const file = join(import.meta.dirname, 'src/generated/samples.json');
      const samples = (JSON.parse(await readFile(file, 'utf8')) as Record<string, Sample[]>)[title] ?? [];
      const found = kinds.split(',').map((kind): [string, unknown] => {
        const sample = samples.find(
          ({ decision, view }) => decision?.kind === kind && view.players === Number(players),
        );
        if (sample === undefined) throw new Error(`no sample of ${title} asks ${kind} of ${players} players`);
        return [kind, { view: sample.view, seat: sample.seat, decision: sample.decision }];
      });
      return { code: `export default ${JSON.stringify(Object.fromEntries(found))};`, map: null };
    },
  };
}

/** `@media (--phone)`: the widths of the layout stand in one place. */
const widths = {
  postcssPlugin: 'widths',
  AtRule: {
    media: (rule: { params: string }): void => {
      rule.params = rule.params.replace(/\(--(\w+)\)/g, (_, name: string) => {
        if (!(name in WIDTHS)) throw new Error(`@media (--${name}): no width of src/styles/widths.ts`);
        return narrower(name as WidthName);
      });
    },
  },
};

export default defineConfig({
  plugins: [react(), fluent(), markdown(), examples(), licences()],
  css: { postcss: { plugins: [widths] } },
  build: { outDir: '../src/revier/web', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 400 },
  server: {
    proxy: { '/api': { target: process.env['REVIER_API'] ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: 'vitest.setup.ts',
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
