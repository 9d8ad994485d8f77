/**
 * The door where JSON becomes a title's own types: the table knows a view, events and facts of some title, its module those
 * that the contract says the server sends for it. Nowhere else is one taken for the other.
 */
import type { BoardModule } from '../table/board';

export function anyBoard<View, Event, Facts>(module: BoardModule<View, Event, Facts>): BoardModule {
  return module as unknown as BoardModule;
}
