/** Which tables of this browser are first games with hints, and how far each has come: it survives a reload. */

export type Lesson = {
  table: string;
  game: string;
  /** Hints that were given, with the ply at which their question was answered; NEVER: they do not come again. */
  given: Readonly<Record<string, number>>;
  /** Somebody would rather play without hints for now. */
  isLeft: boolean;
};

/** Taken back or not, the hint was read. */
export const NEVER = -1;

const KEY = 'revier.lessons';
const MOST = 8;

export function lessons(): readonly Lesson[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isLesson) : [];
  } catch {
    return []; // a broken or forbidden storage
  }
}

export function lessonAt(table: string): Lesson | null {
  return lessons().find((lesson) => lesson.table === table) ?? null;
}

/** Keep a lesson as it is now, the last one first. */
export function keepLesson(lesson: Lesson): void {
  const others = lessons().filter(({ table }) => table !== lesson.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([lesson, ...others].slice(0, MOST)));
  } catch {
    // no storage: it cannot be resumed, then
  }
}

function isLesson(found: unknown): found is Lesson {
  const { table, game, given } = (found ?? {}) as Partial<Record<keyof Lesson, unknown>>;
  return typeof table === 'string' && typeof game === 'string' && typeof given === 'object' && given !== null;
}
