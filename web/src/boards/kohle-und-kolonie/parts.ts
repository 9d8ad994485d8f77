/** Where the components of a question lie, so that a phone shows that part. */
import type { Option, Question } from '../../lib/api';

export type Part = 'shared' | 'own' | 'side';

/** By the first part of a target. */
const WHERE: Readonly<Record<string, Part>> = {
  mine: 'shared',
  village: 'shared',
  station: 'shared',
  space: 'own',
  rescue: 'own',
  square: 'own',
  pithead: 'own',
  supply: 'own',
  token: 'side',
  raise: 'side',
};

/** Where there is a choice between parts, or nothing but buttons. */
const AT_HOME = new Set([
  'MinerStep',
  'MinerDeployTo',
  'SecondMinerPlace',
  'ExtraActionChoice',
  'SecureStep',
  'LoadingStep',
]);
const AFIELD = new Set(['MinerMoveFrom', 'MinerMoveTo', 'SettlementMiner', 'SecondWorker']);

export function partOf({ kind }: Question, options: readonly Option[]): Part {
  const parts = new Set(
    options.flatMap(({ targets }) => targets.flatMap((id) => WHERE[id.split(':', 1)[0] ?? ''] ?? [])),
  );
  const [only] = parts;
  if (parts.size === 1 && only !== undefined) return only;
  if (AFIELD.has(kind)) return 'shared';
  return AT_HOME.has(kind) || parts.size > 1 ? 'own' : 'side';
}
