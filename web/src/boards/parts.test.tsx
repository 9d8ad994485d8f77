// On a phone one part is seen at a time: the one that opens by itself has something to touch, if anything has.
import { cleanup, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../lib/settings';
import type { BoardModule, BoardProps } from '../table/board';
import samples from '../generated/samples.json';
import { TITLES } from '.';
import { propsOf, type Sampled, showWith, targetsOf } from './sample';

beforeEach(() => change({ language: 'en', speed: 0 }));
afterEach(cleanup);

type Seated = { seats: readonly unknown[] };

const PARTS = ['shared', 'own', 'side'] as const;

/** A part of the board as a phone shows it. */
function shownAs(
  part: (typeof PARTS)[number],
  { Board, Side }: BoardModule,
  sample: Sampled<Seated, unknown>,
): ReactNode {
  const props = { ...propsOf(sample), layout: 'phone', part } as unknown as BoardProps;
  if (part !== 'side') return <Board {...props} />;
  return Side === undefined ? null : <Side {...props} />;
}

describe.each(TITLES.filter(({ load }) => load !== null))('$family', async ({ family, catalogues, load }) => {
  const module = await load?.();
  if (module === undefined) throw new Error(`${family} has no board`);
  const show = showWith([...catalogues, 'web_table']);
  const positions = samples[family as keyof typeof samples] as unknown as readonly Sampled<Seated, unknown>[];
  const questions = new Map(
    positions.flatMap((sample) => (sample.decision === null ? [] : [[sample.decision.kind, sample]])),
  );
  it.each([...questions])('leads to where something is lit: %s', async (_, sample) => {
    const content = PARTS.map((part) => (
      <section key={part} data-part={part}>
        {shownAs(part, module, sample)}
      </section>
    ));
    const { container } = show(content, targetsOf(sample));
    await waitFor(() => expect(container.querySelector('[data-part] *')).not.toBeNull());
    const lit = PARTS.filter(
      (part) =>
        container.querySelector(`[data-part=${part}] :is([role="button"], button:enabled)[data-target]`) !== null,
    );
    const wanted = sample.decision === null ? undefined : module.partOf?.(sample.decision, sample.options);
    if (lit.length > 0) expect(lit).toContain(wanted);
  });
});
