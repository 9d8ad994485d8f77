/** Help texts begin with the name of what they explain and end with the number of a rule. */

/** A text without the number at its end. */
export function plainHelp(text: string): string {
  return text.replace(/ [A-Z]{2}-[\d.]+$/, '');
}

/** The number at the end of a text; empty: there is none. */
export function ruleOf(text: string): string {
  return / ([A-Z]{2}-[\d.]+)$/.exec(text)?.[1] ?? '';
}

/** The name of what is explained, and the rest of the text. */
export function namedHelp(text: string): { name: string; rest: string } {
  const [, name = '', rest = ''] = /^([^:]+?)\s*: (.*)$/su.exec(plainHelp(text)) ?? [];
  return { name, rest };
}

/** As a reader types it: no accents, no capitals. */
export function folded(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

/** Whether a text has every word of what was typed. */
export function hasWords(text: string, typed: string): boolean {
  const within = folded(text);
  return folded(typed)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
