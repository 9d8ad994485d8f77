/** Who watches learns nothing that players may not tell. */
import type { GlueckAufView } from '../src/generated/glueck-auf';
import { expect, test } from './fixtures';
import { Driver } from './play';

test('a spectator is not told what a player drew', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const watcher = new Driver(await comes('Wilhelm'));
  const table = await frida.person.playsABot();
  await frida.screen.open(table);
  await watcher.screen.open(table);
  while (!(await frida.isOffered('space:factory_draw'))) await frida.choose(); // orders are chosen before
  await frida.screen.lit.and(frida.person.page.locator('[data-target="space:factory_draw"]')).click();
  await frida.watch.until(() => viewOf(frida).drawn?.pieces != null);
  const { ply } = frida.watch;
  const pieces = viewOf(frida).drawn?.pieces ?? [];
  expect(pieces.filter((piece) => piece !== null)).toHaveLength(5);

  await watcher.watch.until(() => watcher.watch.ply === ply);
  const seen = viewOf(watcher);
  expect(watcher.watch.game?.seat).toBeNull();
  expect(seen.drawn).toMatchObject({ seat: 0, count: 5, pieces: null, block: null });
  expect(seen.seats[0]?.delivered).toBeNull();
  expect(watcher.watch.game?.options).toEqual([]);
  expect(watcher.watch.game?.decision?.args ?? null).toBeNull();
  await expect(watcher.screen.lit).toHaveCount(0);
  await expect(watcher.screen.options).toHaveCount(0);

  await frida.play(6);
  await watcher.watch.until(() => watcher.watch.ply >= frida.watch.ply);
  for (const told of watcher.watch.heard) {
    const game = (JSON.parse(told) as { game?: { view: GlueckAufView; options: unknown[] } }).game;
    if (game === undefined) continue;
    expect(game.options).toEqual([]);
    expect(game.view.drawn?.pieces ?? null).toBeNull();
    expect([game.view.tile_stack.known, game.view.order_stack.known]).toEqual([{}, {}]);
    expect(game.view.seats.map((seat) => seat.delivered)).toEqual([null, null]);
  }
});

function viewOf({ watch }: Driver): GlueckAufView {
  return watch.game?.view as unknown as GlueckAufView;
}
