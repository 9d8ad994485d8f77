// Texts of the games serve terminal and browser; what only a terminal understands does not reach the browser.
import { describe, expect, it } from 'vitest';
import { TITLES } from '../boards';
import { titleIn } from '../boards/useTitles';
import samples from '../generated/samples.json';
import type { Position } from '../lib/api';
import { textsWith } from '../lib/i18n';
import { type Args, LANGUAGES } from '../lib/texts';
import { question } from './Prompt';

const SOURCES = import.meta.glob<string>('../{boards,table,replay}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const NAMES = ['Anton', 'Berta', 'Cilly', 'Dora', 'Emil'];

/** Signs of the terminal's legend, and a letter that stands for a piece: `w 3`, `S 1`. */
const OF_A_TERMINAL = /[#↻⊘≈⚒⛏♜⌂▒‖]|\([a-zA-Z] \d|, [a-zA-Z] \d+[,)]/u;

const OF_A_TITLE = new RegExp(`'((?:${TITLES.map(({ prefix }) => prefix).join('|')})-[a-z0-9-]+)'`, 'g');

/** Messages of the games' own catalogues that the client names. */
const named = Object.entries(SOURCES)
  .filter(([file]) => !file.includes('.test.'))
  .flatMap(([, source]) => [...source.matchAll(OF_A_TITLE)].map((match) => match[1] ?? ''));

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.keys(samples) as (keyof typeof samples)[])('%s is told without signs of a terminal', async (game) => {
    const title = titleIn(TITLES, game);
    const catalogues = [...(title?.catalogues ?? []), 'kernel', 'web_table'];
    const texts = await textsWith(language, catalogues);
    for (const { decision, options, events } of samples[game] as unknown as readonly Position[]) {
      const told = [
        ...(decision === null ? [] : [question(decision, texts, NAMES)]),
        ...options.map(({ text, args }) => texts.say(text, args, NAMES)),
        ...events.map(({ text, args }) => texts.say(text, args as Args, NAMES)),
      ];
      for (const text of told) expect(text).not.toMatch(OF_A_TERMINAL);
    }
  });

  it('so is what the client itself says with their words', async () => {
    const all = TITLES.flatMap(({ catalogues }) => catalogues);
    const texts = await textsWith(language, [...new Set(all)]);
    const known = named.filter((key) => texts.has(key));
    expect(known.length).toBeGreaterThan(20);
    for (const key of known) expect(texts.say(key), key).not.toMatch(OF_A_TERMINAL);
  });
});
