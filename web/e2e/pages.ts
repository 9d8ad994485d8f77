/** Screens, by what a person sees of them. */
import type { Locator, Page } from '@playwright/test';
import type { Person } from './fixtures';
import { say } from './texts';

/** Places on the board that may be chosen. */
export const LIT = ':is([role="button"], button:enabled)[data-target]:not([aria-pressed="true"])';

/** What may be clicked to choose, what is most to the point first; the last one opens the list of options. */
export const CHOOSABLE = [
  '.tb-chooser .legal',
  LIT,
  '.tb-option:not([aria-disabled="true"])',
  '.tb-main-act',
  '.tb-bar .legal',
];

/** Where a game is played. */
export class TableScreen {
  readonly page: Page;
  /** Places on the board that may be chosen. */
  readonly lit: Locator;
  /** Options as buttons. */
  readonly options: Locator;
  /** What ends a turn or confirms. */
  readonly mainAct: Locator;
  readonly choosable: Locator;

  constructor(readonly person: Person) {
    const { page } = person;
    this.page = page;
    this.lit = page.locator(LIT);
    const bar = page.getByRole('contentinfo', { name: say('web-table-actions') });
    this.options = bar.or(page.getByRole('main')).locator('.tb-option'); // in place of a board that nobody has drawn
    this.mainAct = page.locator('.tb-main-act');
    this.choosable = this.lit
      .or(this.options)
      .or(this.mainAct)
      .or(page.locator('.tb-bar .legal'))
      .filter({ visible: true });
  }

  open(table: { id: string }): Promise<unknown> {
    return this.person.go(`/table/${table.id}`);
  }

  /** What is asked, as it stands on the screen. */
  told(): Promise<string> {
    return this.page.getByRole('heading', { level: 1 }).first().innerText();
  }

  /** Whether something is chosen and wants to be confirmed. */
  async isPending(): Promise<boolean> {
    const shown = await this.mainAct.locator('kbd').allInnerTexts();
    return shown.includes('↵');
  }

  /** Keys of the options that are offered, such as `3`, `A`, `A 3` or `P`. */
  async strokes(): Promise<string[]> {
    return this.options.or(this.mainAct).locator('kbd').allInnerTexts();
  }

  /** Where every point came from, once the game is over. */
  get sheet(): Locator {
    const heading = this.page.getByRole('columnheader', { name: say('web-sheet-title') });
    return this.page.getByRole('table').filter({ has: heading });
  }
}
