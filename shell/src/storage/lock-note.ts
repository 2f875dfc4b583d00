import * as z from 'zod/mini';
import { readLocal, readLocalJson, writeLocal } from './local-text.ts';

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
  const found = z.safeParse(noteSchema, readLocalJson(KEY));
  return found.success && found.data.userId === userId ? found.data : undefined;
}

export function noteLock(note: LockNote): void {
  writeLocal(KEY, JSON.stringify(note));
}

/** Under a lock, the next page begins in this theme. */
export function noteThemeUnderLock(darkMode: boolean): void {
  const found = z.safeParse(noteSchema, readLocalJson(KEY));
  if (found.success && found.data.darkMode !== darkMode) noteLock({ ...found.data, darkMode });
}

/** Where it stays, it says too much, and the database has the last word. */
export function forgetLockNote(): void {
  writeLocal(KEY, null);
}

const OFFERED = 'lockOffered';

/** The lock is offered once on each device, and nowhere where that cannot be read. */
export const wasLockOffered = (): boolean => readLocal(OFFERED) !== null;

export function noteLockOffered(): void {
  writeLocal(OFFERED, '');
}
