/** Lead to a paragraph of the rules, and mark it. */
export function lead(place: Element): void {
  place.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (const other of document.querySelectorAll('.rules-here')) other.classList.remove('rules-here');
  place.classList.add('rules-here');
}
