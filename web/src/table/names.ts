/** Names of a board that the players brought along. */
import type { Texts } from '../lib/texts';

/** Every name in components, by id. */
export function namesIn(components: unknown): Record<string, string> {
  if (Array.isArray(components)) return Object.assign({}, ...components.map(namesIn)) as Record<string, string>;
  if (typeof components !== 'object' || components === null) return {};
  const found = namesIn(Object.values(components));
  if ('id' in components && 'name' in components && typeof components.id === 'string') {
    found[components.id] = String(components.name);
  }
  return found;
}

/** From now on say them. */
export function learn(texts: Texts, called: Readonly<Record<string, string>>): void {
  texts.called = called;
}
