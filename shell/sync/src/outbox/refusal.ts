import type { SyncResult } from '@app/contract/sync';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import type { Refusal } from '../document/local-document.ts';

const FIRST_WAIT_MS = 5 * 60 * 1000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000;

/**
 * Codes of refusals that a retry may overcome although no limit is exhausted: a server of an earlier version does not know every document.
 * After a rollback, or while versions are mixed, it refuses what the next one accepts.
 */
const MAY_BE_UNKNOWN = new Set(['invalid', 'not_allowed']);

/** The stored refusal, with exponential backoff. `before`: the refusal of the previous attempt. */
export function refusalOf(
  { code = 'invalid', message = '', reason }: SyncResult,
  before: Refusal | undefined,
  now: string,
): Refusal {
  if (reason === undefined && !MAY_BE_UNKNOWN.has(code)) return { code, message, again: null };
  const isSame = before?.reason === reason && (reason !== undefined || before?.code === code);
  const tries = isSame ? (before?.tries ?? 0) + 1 : 1;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
  const again = new Date(Date.parse(now) + wait).toISOString();
  return { code, message, ...(reason === undefined ? {} : { reason }), tries, again };
}

/**
 * Whether refused edits are retried now. The only decision by a clock; a wrong one costs a call, and a clock that was set back delays a
 * retry by no more than the longest wait. A refusal without a time is due.
 */
export function isDue({ again }: Pick<Refusal, 'again'>, now: string): boolean {
  if (again === null) return false;
  if (again === undefined) return true;
  const left = Date.parse(again) - Date.parse(now);
  return left <= 0 || left > LONGEST_WAIT_MS;
}

/** After a new edit: retried at once; the reason stays visible until the server has the edit. */
export function clearRetry(before: Refusal): Refusal {
  const { again: _, tries: __, ...refusal } = before;
  return refusal;
}

/** Retries edits that were refused for lack of room: a sibling was settled, or text was deleted or shortened. */
export function retryRefused(work: UnitOfWork, wanted: 'any' | readonly string[]): void {
  for (const local of work.documents.values()) {
    const { refusal } = local;
    if (refusal?.reason === undefined || refusal.again === undefined) continue;
    if (wanted !== 'any' && !wanted.includes(refusal.reason)) continue;
    const { again: _, ...atOnce } = refusal;
    work.put({ ...local, refusal: atOnce });
  }
}
