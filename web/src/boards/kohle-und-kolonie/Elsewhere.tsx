/** On a phone one part is shown at a time: what is lit on the other one can be chosen here, too. */
import { type ReactNode, use } from 'react';
import { useSay } from '../../lib/i18n';
import { TargetsContext } from '../../table/board';
import { useFacts } from './facts';
import { Spot } from './Spot';

/** Everything of a part that options may name. */
function useTargetIds(of: 'shared' | 'own'): readonly string[] {
  const facts = useFacts();
  if (of === 'shared')
    return [
      ...Object.keys(facts.mines).map((id) => `mine:${id}`),
      ...Object.keys(facts.villages).map((id) => `village:${id}`),
      ...Object.keys(facts.stations).map((id) => `station:${id}`),
    ];
  const spaces = Object.keys(facts.spaces);
  const pithead = new Set(facts.pithead_sides.flatMap((side) => side.spaces.map(({ id }) => id)));
  return [
    ...spaces.map((id) => `space:${id}`),
    ...spaces.map((id) => `rescue:rescue_${id}`),
    ...facts.squares.map((_, i) => `square:${i + 1}`),
    ...[...pithead].map((id) => `pithead:${id}`),
    'supply',
  ];
}

export function Elsewhere({ of }: { of: 'shared' | 'own' }): ReactNode {
  const say = useSay();
  const targets = use(TargetsContext);
  const lit = useTargetIds(of).filter((id) => ['legal', 'selected'].includes(targets.get(id).state));
  if (lit.length === 0) return null;
  const text = say(of === 'shared' ? 'web-kk-on-map' : 'web-kk-on-estate');
  return (
    <div className="kk kk-elsewhere" role="group" aria-label={text}>
      <span className="over">{text}</span>
      {lit.map((id) => (
        <Spot key={id} id={id} name="" className="kk-raise">
          {targets.get(id).label}
        </Spot>
      ))}
    </div>
  );
}
