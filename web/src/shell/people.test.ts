import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../lib/api';
import { queries } from '../lib/queries';
import { answered, becomes, comeIn, ensurePerson, remember, suggestedName } from './people';

const FRIDA = { id: 7, name: 'Frida', is_guest: true, language: 'de' as const };

/** Stands in for the server; the requests it got, as `POST /api/guests`. */
function serve(answers: Record<string, [number, unknown]>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const what = `${request.method} ${new URL(request.url).pathname}`;
    asked.push(what);
    const [status, body] = answers[what] ?? [500, {}];
    return Promise.resolve(Response.json(body, { status }));
  });
  return asked;
}

beforeEach(() => {
  localStorage.clear();
  queries.clear();
});

test('a stranger is not looked up, and becomes a guest under the name that is given', async () => {
  const asked = serve({ 'POST /api/guests': [201, FRIDA], 'GET /api/me': [200, FRIDA] });
  expect(await ensurePerson('Frida')).toEqual(FRIDA);
  expect(await ensurePerson('Anton')).toEqual(FRIDA);
  expect(asked).toEqual(['POST /api/guests']);
});

test('whoever is known is asked for no name', async () => {
  remember(FRIDA.id);
  const asked = serve({ 'GET /api/me': [200, FRIDA] });
  expect(await ensurePerson()).toEqual(FRIDA);
  expect(asked).toEqual(['GET /api/me']);
});

test('two who need a person at once ask one question', async () => {
  serve({});
  const both = Promise.all([ensurePerson(), ensurePerson()]);
  await new Promise((resolve) => setTimeout(resolve));
  answered(FRIDA);
  expect(await both).toEqual([FRIDA, FRIDA]);
});

test('who would rather not is nobody', async () => {
  serve({});
  const nobody = ensurePerson();
  await new Promise((resolve) => setTimeout(resolve));
  answered(null);
  expect(await nobody).toBeNull();
});

test('a cookie that outlived our memory is found again', async () => {
  serve({ 'POST /api/guests': [409, { error: 'server-already-in' }], 'GET /api/me': [200, FRIDA] });
  expect(await comeIn('Otto')).toEqual(FRIDA);
});

test('a refused name is told', async () => {
  serve({ 'POST /api/guests': [422, { error: 'server-bad-name', message: 'A name has 1 to 40 characters.' }] });
  await expect(comeIn('')).rejects.toThrow(Problem);
});

test('a sign-in that has ended is forgotten', async () => {
  remember(FRIDA.id);
  const asked = serve({ 'GET /api/me': [401, { error: 'server-sign-in' }], 'POST /api/guests': [201, FRIDA] });
  expect(await ensurePerson('Frida')).toEqual(FRIDA);
  becomes(null);
  expect(await ensurePerson('Frida')).toEqual(FRIDA);
  expect(asked).toEqual(['GET /api/me', 'POST /api/guests', 'POST /api/guests']);
});

test('there is always a name to suggest', () => {
  for (const chance of [0, 0.5, 0.999]) expect(suggestedName(chance)).not.toBe('');
});
