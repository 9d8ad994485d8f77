/** Somebody who plays without thinking: whatever is lit may be chosen. By mouse, by touch, or by keys alone. */
import type { Table } from '../src/lib/api';
import { expect, type Person } from './fixtures';
import { CHOOSABLE, LIT, TableScreen } from './pages';
import { PATIENCE_MS, Watch } from './watch';

export type Means = 'mouse' | 'touch' | 'keys';

const MOMENT_MS = 400; // within which a stroke or a click mostly shows what it does; then they become more patient
const MOST_CLICKS = 20; // for one choice
const MOST_CHOICES = 500; // to come to a question
const IN_BAR = /^(button|pay|variant):/; // what no component stands for

/** A generator of our own, so that a game that fails can be played again. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export class Driver {
  readonly watch: Watch;
  readonly screen: TableScreen;
  private readonly random: () => number;
  choices = 0;
  /** Clicks on the board itself. */
  onBoard = 0;

  constructor(
    readonly person: Person,
    private readonly means: Means = 'mouse',
    seed = 7,
  ) {
    this.watch = new Watch(person.page);
    this.screen = new TableScreen(person);
    this.random = chance(seed);
  }

  private pick<T>(among: readonly T[]): T | undefined {
    return among[Math.floor(this.random() * among.length)];
  }

  /** Play until the game is over, or so many choices were made. */
  async play(most = Infinity): Promise<void> {
    const last = this.choices + most;
    while (this.choices < last) {
      const asked = await this.watch.until(() => this.watch.isAsked || this.watch.isOver);
      expect(asked, `${this.person.name} waits for a turn at ply ${this.watch.ply}`).toBe(true);
      if (this.watch.isOver) return;
      await this.choose();
    }
  }

  /**
   * Choose whatever comes, what was not chosen yet first, without the screen, until a question of this kind. A game may
   * end without it: then another one is begun. Gives the table at which it is asked.
   */
  async comesTo(kind: string, table: Table): Promise<Table> {
    const chosen = new Set<string>();
    let at = table;
    for (let choices = 0; choices < MOST_CHOICES; choices += 1) {
      await this.watch.until(() => this.watch.isAsked || this.watch.isOver);
      if (this.watch.isOver) {
        at = await this.begins(table.game, table.seats.length);
        continue;
      }
      const { ply, game } = this.watch;
      if (game?.decision?.kind === kind) return at;
      const options = (game?.options ?? []).map(({ id }) => ({ id, what: `${game?.decision?.kind} ${id}` }));
      const fresh = options.filter(({ what }) => !chosen.has(what));
      const option = this.pick(fresh.length > 0 ? fresh : options);
      if (option === undefined) throw new Error(`${this.person.name} waits for a turn at ply ${ply}`);
      chosen.add(option.what);
      const wish = { ply, action: option.id, client: `comes-${ply}` };
      await this.person.ask('POST', `/api/tables/${at.id}/actions`, wish);
      await this.watch.until(() => this.watch.ply > ply);
    }
    throw new Error(`nobody was asked ${kind}`);
  }

  /** Sit down with bots, and choose whatever comes until a question of this kind. */
  async sits(game: string, players: number, kind: string, bot?: string): Promise<Table> {
    return this.comesTo(kind, await this.begins(game, players, bot));
  }

  private async begins(game: string, players: number, bot?: string): Promise<Table> {
    const table = await this.person.playsBots(game, players, bot);
    await this.screen.open(table);
    expect(await this.watch.until(() => this.watch.table?.id === table.id)).toBe(true);
    return table;
  }

  /** Whether a component may be chosen, once it is this player's turn. */
  async isOffered(target: string): Promise<boolean> {
    await this.watch.until(() => this.watch.isAsked);
    return this.watch.game?.options.some((option) => option.targets.includes(target)) === true;
  }

  /** Components that may be chosen and are not lit on the screen, once it has had time to light them. */
  async unlit(): Promise<string[]> {
    const wanted = this.watch.game?.options.flatMap(({ targets }) => targets) ?? [];
    const onBoard = [...new Set(wanted)].filter((target) => !IN_BAR.test(target));
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const lit = await this.person.page.evaluate(() =>
        [...document.querySelectorAll('[data-target]')].map((place) => place.getAttribute('data-target')),
      );
      const missing = onBoard.filter((target) => !lit.includes(target));
      if (missing.length === 0 || Date.now() > until) return missing;
      await this.person.page.waitForTimeout(100);
    }
  }

  /** Make one choice: click or strike until it is sent, and see it answered. */
  async choose(): Promise<void> {
    await this.watch.until(() => this.watch.isAsked); // before the table is told, there is no ply to answer
    const { ply, sent } = this.watch;
    for (let clicks = 0; this.watch.sent === sent; clicks += 1) {
      expect(clicks, `a choice at ply ${ply}: ${await this.screen.told()}`).toBeLessThan(MOST_CLICKS);
      await (this.means === 'keys' ? this.strike() : this.point());
      await this.watch.until(() => this.watch.sent > sent, MOMENT_MS * (clicks + 1));
    }
    this.choices += 1;
    const answered = await this.watch.until(() => this.watch.ply !== ply || this.watch.isOver);
    expect(answered, `an answer at ply ${ply}`).toBe(true);
  }

  /** Click something that is lit: where the board could not tell, on the board, else among the options. */
  private async point(): Promise<void> {
    const { page } = this.person;
    const spot = await this.somethingLit();
    if (spot.kind === LIT) this.onBoard += 1;
    if (this.means === 'touch') await page.touchscreen.tap(spot.x, spot.y);
    else await page.mouse.click(spot.x, spot.y);
  }

  private async somethingLit(): Promise<Spot> {
    const draw = this.random();
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      const found = await this.person.page.evaluate(findSpot, { kinds: CHOOSABLE, draw });
      if (found !== null) return found;
    }
    throw new Error(`nothing that is lit can be clicked: ${await this.screen.told()}`);
  }

  /** Confirm what is chosen, go to a lit place with the arrows, or strike the key of an option. */
  private async strike(): Promise<void> {
    const { keyboard } = this.person.page;
    await expect(this.screen.choosable.first()).toBeVisible();
    if (await this.screen.isPending()) return keyboard.press('Enter');
    if (this.random() < 0.3 && (await this.screen.lit.count()) > 0) return this.stroll();
    const strokes = this.pick(await this.screen.strokes());
    if (strokes === undefined) return this.stroll();
    for (const stroke of strokes.split(' ')) await keyboard.press(stroke.toLowerCase());
  }

  private async stroll(): Promise<void> {
    const { keyboard } = this.person.page;
    const steps = 1 + Math.floor(this.random() * 4);
    for (let i = 0; i < steps; i += 1) {
      await keyboard.press(this.pick(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) ?? 'ArrowDown');
    }
    await keyboard.press('Enter');
  }
}

type Spot = { x: number; y: number; kind: string };

/**
 * A point where a click meets a place of the first kind that there is any of. Places may be of several pieces with
 * something else in between; one that is covered altogether is none.
 */
async function findSpot({ kinds, draw }: { kinds: readonly string[]; draw: number }): Promise<Spot | null> {
  const spotOf = (place: Element, kind: string): Spot | null => {
    for (const piece of [place, ...place.querySelectorAll('*')]) {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const spot = { x: x + width / 2, y: y + height / 2, kind };
      const around = [0, -8, 8].map((aside) => document.elementFromPoint(spot.x, spot.y + aside)); // fingers are broad
      if (width > 0 && around.every((met) => place.contains(met))) return spot;
    }
    return null;
  };
  const spotsOf = (places: readonly Element[], kind: string): Spot[] =>
    places.map((place) => spotOf(place, kind)).filter((spot) => spot !== null);
  for (const kind of kinds) {
    const places = [...document.querySelectorAll(kind)];
    let spots = spotsOf(places, kind);
    if (spots.length === 0) {
      places[Math.floor(draw * places.length)]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (places.length > 0) await new Promise((drawn) => setTimeout(drawn, 100)); // a finger meets what is drawn
      spots = spotsOf(places, kind);
    }
    if (spots.length > 0) return spots[Math.floor(draw * spots.length)] ?? null;
  }
  return null;
}
