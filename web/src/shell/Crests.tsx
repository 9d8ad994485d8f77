import type { ReactNode } from 'react';
import { Crest } from '../art/players';
import type { Table } from '../lib/api';
import { useSay } from '../lib/i18n';
import { playersOf } from '../lib/players';
import { isFree } from './tables';
import './crests.css';

/** Who sits at a table, as a row of crests; free seats are dashed. */
export function Crests({ table }: { table: Table }): ReactNode {
  const say = useSay();
  return (
    <ul className="crests" aria-label={say('web-seats')}>
      {playersOf(table, say).map(({ seat, name, color, initial }) => {
        const isEmpty = isFree(table.seats[seat]);
        const label = isEmpty ? say('web-seat-free') : name;
        return (
          <li key={seat} title={label}>
            {isEmpty ? <i className="crests-free" /> : <Crest color={color} size={24} letter={initial} />}
            <span className="unseen">{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
