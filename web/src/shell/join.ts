/** Invitation links: `/#join=TOKEN`. The fragment of an address is sent to nobody. */
import { ask, client, type Table } from '../lib/api';

const LINK = /^#join=([A-Za-z0-9_-]{16,64})$/;

/** Whether an address wants to be an invitation link, be it whole or not. */
export function isInvitation(fragment: string): boolean {
  return /^#join\b/.test(fragment);
}

/** The token of an invitation link; null: it is none. */
export function invitationIn(fragment: string): string | null {
  return LINK.exec(fragment)?.[1] ?? null;
}

export function linkWith(token: string): string {
  return `${location.origin}/#join=${token}`;
}

/** From now on we may see its table and sit down. */
export function follow(token: string): Promise<Table> {
  return ask(client.POST('/api/invitations', { body: { token } }));
}

// The server tells a token only once; this visit keeps it, so that it can be shown again.

const KEPT = 'revier.invitation.';

export function keepInvitation(table: string, token: string | null): void {
  if (token === null) return;
  try {
    sessionStorage.setItem(KEPT + table, token);
  } catch {
    // the owner can make a new link
  }
}

export function keptInvitation(table: string): string | null {
  try {
    return sessionStorage.getItem(KEPT + table);
  } catch {
    return null;
  }
}
