import type { SyncResult } from '@app/contract/sync';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { Refusal } from '../merge/local-document.ts';

const FIRST_WAIT_MS = 5 * 60 * 1000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000;

/** What is kept of a refusal. `before`: that of the words when they were last sent. */
export function refusalOf({ code, message, reason }: SyncResult, before: Refusal | undefined, now: string): Refusal {
  const told = { code: code ?? 'invalid', message: message ?? '' };
  if (reason === undefined) return { ...told, again: null };
  const tries = before?.reason === reason ? (before.tries ?? 0) + 1 : 1;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  return { ...told, reason, tries, again: new Date(Date.parse(now) + wait).toISOString() };
}

/**
 * Whether refused words are sent again now. This is the one thing that a clock decides, and it costs no more than a call: one that was
 * set back makes nothing wait for longer than it would have. A refusal that does not say when was kept by an earlier version of the
 * page, which did not know that the reason can change.
 */
export function isDue({ again }: Refusal, now: string): boolean {
  if (again === null) return false;
  if (again === undefined) return true;
  const left = Date.parse(again) - Date.parse(now);
  return left <= 0 || left > LONGEST_WAIT_MS;
}

/** The words have been changed: they go at once, and the screen goes on saying what is the matter until the server has them. */
export function clearRetry(before: Refusal): Refusal {
  const { again: _, tries: __, ...refusal } = before;
  return refusal;
}

/** There may be room now for what was refused for want of it: a version was settled, something was deleted or shortened. */
export function retryRefused(work: UnitOfWork, wanted: 'any' | 'account_full'): void {
  for (const local of work.documents.values()) {
    const { refusal } = local;
    if (refusal?.reason === undefined || refusal.again === undefined) continue;
    if (wanted !== 'any' && refusal.reason !== wanted) continue;
    const { again: _, ...atOnce } = refusal;
    work.put({ ...local, refusal: atOnce });
  }
}
