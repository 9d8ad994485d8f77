/** The symbols of all icons, in the page itself: what is drawn later needs no server for them. */
import symbols from './icons.svg?raw';

export function placeSprite(): void {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = symbols;
  document.body.prepend(holder);
}
