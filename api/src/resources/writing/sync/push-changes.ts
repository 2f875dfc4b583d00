import { randomUUID } from 'node:crypto';
import { PUSH_OPERATIONS, type pushChanges as endpoint } from '@app/contract/sync';
import AsyncLock from 'async-lock';
import type { ResponseInputOf } from '@app/contract/endpoint';
import type { ClientSession } from 'mongoose';
import type { Clock } from '../../../platform/clock.ts';
import { tooLarge } from '../../../platform/errors.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { withRetry, withTransaction } from '../../../platform/mongo.ts';
import { applyBatch, type BatchOutcome } from './engine/apply-batch.ts';
import { PUSH_LIMITS, type PushLimits } from './engine/apply-operation.ts';
import type { KindTable } from './engine/kind-rules.ts';
import type { Ledger } from './engine/ledger.ts';
import { type Position, positionOf, readCounter } from './epoch.ts';
import type { AnswerShape } from './fitting-operations.ts';
import { loadLedger, saveLedger, type Writer } from './ledger.repository.ts';
import { announce } from './announce.ts';
import { orderSweep } from './drawing-sweep.ts';
import { followSettings } from './follow-settings.ts';
import { missingDrawings } from './missing-drawings.ts';
import { drawingsNamedIn, droppedDrawings } from './named-drawings.ts';
import { presentResults } from './sync.presenter.ts';
import { isOld, recountText } from './text-usage.ts';

export interface PushContext extends Writer {
  readonly kinds: KindTable;
  readonly device: string;
  readonly clock: Clock;
  readonly jobs: Jobs;
  /** The epoch of the operations, if the client knows one. */
  readonly epoch: string | undefined;
  /** Form of the documents in the answer; `inline` by default. */
  readonly shape?: AnswerShape;
  readonly limits?: PushLimits;
  /** Called first in the transaction; an error aborts the push. */
  readonly assertStands?: (session: ClientSession) => Promise<void>;
}

/**
 * Lets one push of a user run at a time on this process: concurrent ones write the same counter, and all but one would begin again. Pushes
 * on other processes still conflict, and are retried.
 */
const turns = new AsyncLock({ maxPending: Number.POSITIVE_INFINITY });

/**
 * Applies a client's operations in one transaction: documents, operation records, counter and live event together.
 * @throws HttpProblem 413 over 50 operations
 */
export async function pushChanges(
  context: PushContext,
  ops: readonly unknown[],
): Promise<ResponseInputOf<typeof endpoint>> {
  if (ops.length > PUSH_OPERATIONS) throw tooLarge();
  const { userId, kinds, shape = 'inline' } = context;
  const { ledger, outcome, history, isWhole } = await turns.acquire(userId, () =>
    withRetry(() => withTransaction((session) => pushInside(session, context, ops))),
  );
  const named = outcome.results.flatMap(({ document }) => ledger.documents.get(document ?? '') ?? []);
  const missing = await missingDrawings(userId, named);
  const { isCut, ...answer } = presentResults(outcome.results, ledger, kinds, shape);
  return {
    ...answer,
    ...(isCut || !isWhole ? { more: true } : {}),
    cursor: ledger.seq,
    ...history,
    ...missing,
  };
}

async function pushInside(session: ClientSession, context: PushContext, ops: readonly unknown[]): Promise<Pushed> {
  const { userId, kinds, device, clock, shape = 'inline', limits = PUSH_LIMITS } = context;
  const now = clock();
  await context.assertStands?.(session);
  // The counter is read in the transaction: a concurrent erasure may have begun a new epoch, to which none of these operations belongs.
  const counter = await readCounter(userId, session);
  const { seq: _, ...history } = positionOf(userId, counter);
  const isOther = context.epoch !== undefined && context.epoch !== history.epoch;
  const ofThisHistory = isOther ? [] : ops;
  // A device uploads a drawing before what names it, and so before it learns that the user has erased everything elsewhere (SYNC §6).
  if (isOther && history.erased) await orderSweep(context, userId, drawingsNamedIn(ops), session);
  const loaded = await loadLedger(session, context, kinds, ofThisHistory, shape, counter);
  const { accepted } = loaded;
  const apply = (ledger: Ledger) => applyBatch(ledger, accepted, { kinds, now, device, newKey: randomUUID, limits });
  let { ledger } = loaded;
  let outcome = apply(ledger);
  if (isOld(loaded.textCountedAt, now) && outcome.recorded.some(({ reason }) => reason === 'account_full')) {
    // A sum of another moment, as a restored backup may have it, never causes a refusal: it is recounted first.
    ({ ledger } = await loadLedger(session, context, kinds, ofThisHistory, shape, counter));
    ledger.textBytes = await recountText(userId, now, session);
    outcome = apply(ledger);
  }
  if (outcome.recorded.length > 0) {
    await saveLedger(session, context, ledger, outcome.recorded, now);
    await announce(session, userId, ledger);
    await followSettings(session, userId, ledger);
    await orderSweep(context, userId, droppedDrawings(ledger), session);
  }
  return { ledger, outcome, history, isWhole: accepted.length === ofThisHistory.length };
}

/** Growth that operations would cause in an account. */
interface Measured {
  /** The number of measured operations. */
  readonly count: number;
  /** Bytes of text. */
  readonly bytes: number;
}

/** Measures what the first of these operations, as many as one push allows, would add to the account. Writes nothing. */
export async function measureChanges(context: PushContext, ops: readonly unknown[]): Promise<Measured> {
  const { kinds, device, clock, shape = 'inline', limits = PUSH_LIMITS } = context;
  return withRetry(() =>
    withTransaction(async (session) => {
      const counter = await readCounter(context.userId, session);
      const { ledger, accepted } = await loadLedger(session, context, kinds, ops, shape, counter);
      const { textBytes } = ledger;
      const boundless = { ...limits, textBytes: Number.POSITIVE_INFINITY };
      applyBatch(ledger, accepted, { kinds, now: clock(), device, newKey: randomUUID, limits: boundless });
      return { count: accepted.length, bytes: ledger.textBytes - textBytes };
    }),
  );
}

interface Pushed {
  readonly ledger: Ledger;
  readonly outcome: BatchOutcome;
  readonly history: Omit<Position, 'seq'>;
  /** All operations were applied. */
  readonly isWhole: boolean;
}
