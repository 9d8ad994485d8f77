import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 60_000 }); // patience, not a measure: a busy machine takes its time

/** A page without a screen is taken for a wide one that likes motion. */
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// the page of tests does not scroll
Element.prototype.scrollIntoView ??= () => undefined;
