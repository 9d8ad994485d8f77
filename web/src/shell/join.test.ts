import { expect, test } from 'vitest';
import { invitationIn, isInvitation, keepInvitation, keptInvitation, linkWith } from './join';

const TOKEN = 'AbC_123-xyzAbC_123-xyz00';

test('an invitation is in the fragment of an address, and nothing else is one', () => {
  expect(invitationIn(`#join=${TOKEN}`)).toBe(TOKEN);
  expect(invitationIn(new URL(linkWith(TOKEN)).hash)).toBe(TOKEN);
  for (const other of ['', '#', '#join=', '#join=short', `#join=${TOKEN}&x=1`, `#other=${TOKEN}`])
    expect(invitationIn(other)).toBeNull();
});

test('the token of a table of ours is kept for this visit', () => {
  expect(keptInvitation('abc')).toBeNull();
  keepInvitation('abc', null);
  expect(keptInvitation('abc')).toBeNull();
  keepInvitation('abc', TOKEN);
  expect(keptInvitation('abc')).toBe(TOKEN);
});

test('a link that lost a part on its way still wants to be an invitation', () => {
  for (const broken of ['#join', '#join=', '#join=short', `#join=${TOKEN}.`]) {
    expect(isInvitation(broken)).toBe(true);
    expect(invitationIn(broken)).toBeNull();
  }
  for (const other of ['', '#content', '#joiners', '#placing']) expect(isInvitation(other)).toBe(false);
});
