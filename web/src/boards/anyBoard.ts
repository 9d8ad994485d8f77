/**
 * The door where JSON becomes a title's own types: the table knows a view and events of some title, its module those that
 * the contract says the server sends for it. Nowhere else is one taken for the other.
 */
import type { BoardModule } from '../table/board';

export function anyBoard<View, Event>(module: BoardModule<View, Event>): BoardModule {
  return module as unknown as BoardModule;
}
