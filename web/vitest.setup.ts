import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 60_000 }); // patience, not a measure: a busy machine takes its time

// the page of tests does not scroll
Element.prototype.scrollIntoView ??= () => undefined;
