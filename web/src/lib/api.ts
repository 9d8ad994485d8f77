/** The server's routes, typed from its own description. */
import createClient from 'openapi-fetch';
import type { components, paths } from '../generated/api';
import { settings } from './settings';

export type Schemas = components['schemas'];
export type Table = Schemas['TableJson'];
export type Seat = Table['seats'][number];
export type Position = Schemas['GameJson'];
/** A view of no title in particular. */
export type AnyView = Position['view'];
export type Option = Schemas['OptionJson'];
export type GameEvent = Schemas['EventJson'];
export type Question = Schemas['QuestionJson'];

/** A refusal: `key` is a message of the catalogues, `message` its text in the reader's language. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export const client = createClient<paths>({
  baseUrl: location.origin,
  // looked up late, so that tests can stand in for the server
  fetch: (request: Request) => fetch(request),
});

/** Seconds that the server's clock is ahead of ours. */
let ahead = 0;

/** The time at the server, in seconds. */
export function now(): number {
  return Date.now() / 1_000 + ahead;
}

client.use({
  onResponse({ response }) {
    const date = response.headers.get('Date');
    if (date !== null) ahead = (Date.parse(date) - Date.now()) / 1_000;
  },
  onRequest({ request }) {
    request.headers.set('Accept-Language', settings().language);
    return request;
  },
});

type Answer<T> = { data?: T; error?: unknown; response: Response };

/** What the server answers; Problem if it refuses or cannot be reached. */
export async function ask<T>(answer: Promise<Answer<T>>): Promise<T> {
  let found: Answer<T>;
  try {
    found = await answer;
  } catch {
    throw new Problem(0, 'web-offline', '');
  }
  if (found.response.ok) return found.data as T;
  const told = found.error as { error?: string; message?: string; args?: Record<string, unknown> } | undefined;
  throw new Problem(found.response.status, told?.error ?? 'web-server-error', told?.message ?? '', told?.args);
}
