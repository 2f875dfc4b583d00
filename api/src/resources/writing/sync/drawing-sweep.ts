import mongoose, { type ClientSession, Types } from 'mongoose';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import type { Deps } from '../../../deps.ts';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import { nextSeq } from '../../../platform/live/events.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { DrawingUsageModel } from '../drawings/drawing.model.ts';
import { dropDrawings, keptBefore } from '../drawings/drawing.repository.ts';
import { namedDrawings } from './named-drawings.ts';
import { openDocument } from './sealed-document.ts';
import { type StoredDocument, SyncDocumentModel } from './sync.model.ts';
import { DAY_MS } from '../../../platform/durations.ts';

/** Job that deletes the drawings of a deleted entry: they are user data too (D19). */
const DRAWING_SWEEP = 'drawing-sweep';

/** Milliseconds that an unreferenced drawing is kept: a device uploads the drawing before the entry, and may then go offline. */
const WAITING_MS = 30 * DAY_MS;

const orderSchema = z.object({ userId: z.string(), hashes: z.array(z.string()) });

type Parts = Pick<Deps, 'vaults' | 'jobs' | 'clock'>;

/** Enqueues the deletion of drawings that nothing references, in the transaction of the change that dropped them. */
export async function orderSweep(
  { jobs }: Pick<Deps, 'jobs'>,
  userId: string,
  hashes: readonly string[],
  session: ClientSession,
): Promise<void> {
  if (hashes.length > 0) await jobs.enqueue(DRAWING_SWEEP, { userId, hashes }, { session });
}

export function defineSyncJobs(deps: Parts): void {
  deps.jobs.define(DRAWING_SWEEP, async (payload) => {
    const { userId, hashes } = orderSchema.parse(payload);
    const vault = await deps.vaults.forService(userId, 'drawingSweep');
    if (vault) await sweep(userId, vault, async () => hashes);
  });
  deps.jobs.every('forgotten-drawings', 7 * DAY_MS, () => sweepForgotten(deps));
}

/** Deletes those of the drawings that none of the user's documents references. */
async function sweep(
  userId: string,
  vault: Vault,
  candidates: (session: ClientSession) => Promise<readonly string[]>,
): Promise<void> {
  await withTransaction(async (session) => {
    // Drawing a number makes concurrent pushes conflict: none can add a reference to a drawing that is being deleted.
    await nextSeq(session, userId);
    const hashes = await candidates(session);
    if (hashes.length === 0) return;
    const named = await drawingsInUse(userId, vault, session);
    await dropDrawings(
      userId,
      hashes.filter((hash) => !named.has(hash)),
      session,
    );
  });
}

async function drawingsInUse(userId: string, vault: Vault, session: ClientSession): Promise<Set<string>> {
  const pictures = { $filter: { input: '$fields', cond: { $regexMatch: { input: '$$this.name', regex: PICTURE } } } };
  const entries = await SyncDocumentModel.aggregate<StoredDocument>([
    { $match: { userId: new Types.ObjectId(userId), kind: 'entry', deleted: false } },
    { $set: { fields: pictures } },
  ]).session(session);
  return new Set(entries.flatMap((entry) => namedDrawings(openDocument(vault, entry))));
}
const PICTURE = '^(canvasData|savedDrawings)[.]';

/** Deletes drawings uploaded long ago that no entry references. */
async function sweepForgotten({ vaults, clock }: { vaults: Deps['vaults']; clock: Clock }): Promise<void> {
  const before = new Date(clock().getTime() - WAITING_MS);
  const accounts = DrawingUsageModel.find({ bytes: mongoose.trusted({ $gt: 0 }) }, { _id: 1 });
  await eachInTurn(accounts.lean().cursor(), async ({ _id }) => {
    const userId = _id.toString();
    if ((await keptBefore(userId, before)).length === 0) return;
    const vault = await vaults.forService(userId, 'drawingSweep');
    if (vault) await sweep(userId, vault, (session) => keptBefore(userId, before, session));
  });
}
