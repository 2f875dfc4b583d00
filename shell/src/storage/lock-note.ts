import * as z from 'zod/mini';

const KEY = 'deviceLock';

/** Minutes without use after which the lock falls; 0: when the page is left. */
export const LOCK_AFTER = [0, 1, 5, 15] as const;
export type LockAfter = (typeof LOCK_AFTER)[number];

const noteSchema = z.object({
  userId: z.string(),
  after: z.literal(LOCK_AFTER),
  /** For the first paint: `userSettings` says nothing under a lock. */
  darkMode: z.optional(z.boolean()),
});
type LockNote = z.infer<typeof noteSchema>;

/**
 * Says before the database is open that it is locked: nothing of the page is rendered then. The lock itself is in the database; without
 * this note the page asks for the PIN a moment later.
 */
export function lockNoteOf(userId: string): LockNote | undefined {
  try {
    const found = z.safeParse(noteSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return found.success && found.data.userId === userId ? found.data : undefined;
  } catch {
    return undefined;
  }
}

export function noteLock(note: LockNote): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(note));
  } catch {
    // As without the note.
  }
}

/** Under a lock, the next page begins in this theme. */
export function noteThemeUnderLock(darkMode: boolean): void {
  try {
    const found = z.safeParse(noteSchema, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (found.success && found.data.darkMode !== darkMode) noteLock({ ...found.data, darkMode });
  } catch {
    // It begins in the light one, and changes.
  }
}

export function forgetLockNote(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It says too much, and the database has the last word.
  }
}

const OFFERED = 'lockOffered';

/** The lock is offered once on each device. */
export function wasLockOffered(): boolean {
  try {
    return localStorage.getItem(OFFERED) !== null;
  } catch {
    return true;
  }
}

export function noteLockOffered(): void {
  try {
    localStorage.setItem(OFFERED, '');
  } catch {
    // Then it is offered again.
  }
}
