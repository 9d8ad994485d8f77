// On a phone one part is seen at a time: the one that opens by itself has something to touch, if anything has.
import { cleanup, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../lib/settings';
import type { BoardModule, BoardProps } from '../table/board';
import { anyBoard } from './anyBoard';
import glueckAuf from './glueck-auf';
import * as ga from './glueck-auf/sample';
import kohleUndKolonie from './kohle-und-kolonie';
import * as kk from './kohle-und-kolonie/sample';
import { propsOf, type Sampled, targetsOf } from './sample';
import schichtwechsel from './schichtwechsel';
import * as sw from './schichtwechsel/sample';

beforeEach(() => change({ language: 'en', speed: 0 }));
afterEach(cleanup);

type Seated = { seats: readonly unknown[] };
type Title = { module: BoardModule; samples: readonly Sampled<Seated, unknown>[]; show: typeof ga.show };

const TITLES: Readonly<Record<string, Title>> = {
  'glueck-auf': { module: anyBoard(glueckAuf), samples: ga.POSITIONS, show: ga.show },
  'kohle-und-kolonie': { module: anyBoard(kohleUndKolonie), samples: kk.POSITIONS, show: kk.show },
  schichtwechsel: { module: anyBoard(schichtwechsel), samples: sw.POSITIONS, show: sw.show },
};

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

describe.each(Object.entries(TITLES))('%s', (_, { module, samples, show }) => {
  const questions = new Map(
    samples.flatMap((sample) => (sample.decision === null ? [] : [[sample.decision.kind, sample]])),
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
