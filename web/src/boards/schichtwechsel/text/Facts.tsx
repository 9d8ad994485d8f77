/** Tables and lists of the board in words. */
import type { ReactNode } from 'react';
import { type FactsProps, Facts as Table } from '../../words';

export { Items as Lines } from '../../words';

/** A table under its heading. */
export function Facts(props: FactsProps): ReactNode {
  return (
    <section>
      <h3>{props.name}</h3>
      <Table {...props} />
    </section>
  );
}
