import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { COMPONENTS, type EffectFacts } from '../../../generated/schichtwechsel-components';
import { change } from '../../../lib/settings';
import { Effects } from './Effects';
import { lineOf, linesIn, numberOf } from './effects';
import { useEffectWords } from './say';
import { asked, show } from './sample';

change({ language: 'en', speed: 0 });
afterEach(cleanup);

const PLAIN: EffectFacts = { what: 'vp', n: 1, is_optional: false, needs: 0, sizes: [], options: [] };
const effect = (more: Partial<EffectFacts>): EffectFacts => ({ ...PLAIN, ...more });
const VP = effect({});
const ROAD = effect({ what: 'road', n: 2 });
const CHOICE = effect({ what: 'choice', options: [[ROAD], [VP]] });

describe('numbers', () => {
  it('have a sign where things are taken away or may be fewer', () => {
    expect(numberOf(effect({ what: 'return_tool', n: 2 }))).toBe('−2');
    expect(numberOf(effect({ what: 'take_tool' }))).toBe('+1');
    expect(numberOf(effect({ what: 'water_by_choice', n: 4 }))).toBe('≤4');
    expect(numberOf(effect({ what: 'copy', sizes: ['small'] }))).toBe('');
  });
});

describe('a line of effects', () => {
  it('grows with each, and never lets one cover another', () => {
    const { parts, width } = lineOf([ROAD, VP, effect({ what: 'miner_move_use' })]);
    const left = parts.map(({ x }) => x);
    expect(left).toEqual([...left].sort((a, b) => a - b));
    expect(width).toBeGreaterThan(lineOf([ROAD, VP]).width);
  });

  it('has a stroke between what may be chosen, and brackets around what may be left out', () => {
    expect(lineOf([CHOICE]).parts.map(({ kind }) => kind)).toEqual(['symbol', 'slash', 'symbol']);
    expect(lineOf([effect({ is_optional: true })]).parts.map(({ kind }) => kind)).toEqual(['open', 'symbol', 'close']);
  });

  it('becomes two where one would be too small', () => {
    const four = [ROAD, VP, ROAD, VP];
    expect(linesIn(four, 200)).toHaveLength(1);
    expect(linesIn(four, 60)).toHaveLength(2);
  });
});

/** Every kind of effect there is, as far as the printed box has it. */
function all(found: unknown): EffectFacts[] {
  if (Array.isArray(found)) return found.flatMap(all);
  if (typeof found !== 'object' || found === null) return [];
  const inner = Object.values(found).flatMap(all);
  return 'what' in found ? [found as EffectFacts, ...inner] : inner;
}

function Words({ effects }: { effects: readonly EffectFacts[] }): string {
  return useEffectWords().effects(effects);
}

describe('words', () => {
  const text = async (effects: readonly EffectFacts[]): Promise<string> => {
    const drawn = await show(
      <p className="sw-art">
        <Words effects={effects} />
      </p>,
      asked('Turn'),
      { inSvg: false },
    );
    return drawn.textContent;
  };

  it('say what is done, how often, and what need not be done', async () => {
    expect(await text([effect({ what: 'haul', n: 3 }), effect({ what: 'water_down' })])).toBe(
      'haul up to 3 full carts, lower the water by 1',
    );
    expect(await text([CHOICE])).toBe('move 2 fields on the road or gain 1 VP');
    expect(await text([effect({ what: 'copy', sizes: ['medium', 'small'] })])).toBe('copy a card (medium or small)');
    expect(await text([effect({ is_optional: true })])).toBe('gain 1 VP (if you like)');
    expect(await text([])).toBe('no effect');
  });

  it.each(['de', 'en', 'fr'] as const)('are there for all that is printed, in %s', async (language) => {
    change({ language });
    const said = await text(all(COMPONENTS));
    change({ language: 'en' });
    expect(said).not.toMatch(/web-sw|undefined|\{/);
  });
});

describe('symbols', () => {
  it('are drawn for all that is printed', async () => {
    const effects = all(COMPONENTS);
    const drawn = await show(
      <g className="sw-art">
        <Effects effects={effects} x={0} y={0} w={100} h={20} />
      </g>,
      asked('Turn'),
    );
    expect(drawn.innerHTML).not.toContain('#i-bonus');
    expect(drawn.querySelectorAll('use').length).toBeGreaterThan(effects.length / 2);
  });
});
