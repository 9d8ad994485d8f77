import { describe, expect, it } from 'vitest';
import { TITLES } from '../boards';
import samples from '../generated/samples.json';
import { textsWith } from '../lib/i18n';
import { CHAPTERS } from './chapters';
import { rulesOf } from './rules';

const SOURCES = import.meta.glob<string>('../boards/*/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const DRAWN = TITLES.filter(({ load }) => load !== null);

/** Components that options name; what is only a button says itself what it does. */
function named(family: string): string[] {
  const positions = samples[family as keyof typeof samples] as unknown as readonly {
    options: readonly { targets: string[] }[];
  }[];
  const targets = positions.flatMap(({ options }) => options.flatMap((option) => option.targets));
  return [...new Set(targets)].filter((target) => !target.startsWith('button:'));
}

/** Components that are drawn: `data-help="clock"`, `data-help={`space:${id}`}`. */
function drawn(title: string): string[] {
  const files = Object.entries(SOURCES).filter(([file]) => file.includes(`/${title}/`) && !file.includes('.test.'));
  const found = files.flatMap(([, source]) => [...source.matchAll(/data-help=\{?["'`]([a-z_-]+(?::[a-z_-]*)?)/g)]);
  return [...new Set(found.map((match) => match[1] ?? ''))];
}

describe.each(DRAWN)('help of $family', async (about) => {
  const title = about.family;
  const help = (await about.load?.())?.help ?? (() => null);
  const cites = new RegExp(` ${about.prefix.toUpperCase()}-\\d+(\\.\\d+)?$`);

  it('covers every component that an option names', () => {
    expect(named(title).length).toBeGreaterThan(10);
    expect(named(title).filter((component) => help(component) === null)).toEqual([]);
  });

  it('covers every component that is drawn', () => {
    const whole = drawn(title).filter((component) => !component.endsWith(':'));
    expect(whole.filter((component) => help(component) === null)).toEqual([]);
  });

  it('has a text that cites a rule, and leads to a chapter of the rules', async () => {
    const texts = await textsWith('en', ['web_help', ...about.help]);
    const page = (await rulesOf(title, 'en')) ?? '';
    for (const component of named(title)) {
      const text = help(component) ?? '';
      expect(texts.say(text)).toMatch(cites);
      expect(page).toContain(`<h2 id="${CHAPTERS[text] ?? 'none'}">`);
    }
  });
});
