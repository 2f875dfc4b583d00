import type { ClientSession } from 'mongoose';
import { appendEvent } from '../../platform/live/events.ts';
import type { Ledger } from './engine/ledger.ts';

/** Tells her other pages what has changed, in the transaction of the change: one event per subject, with the batch's last number. */
export async function announce(session: ClientSession, userId: string, ledger: Ledger): Promise<void> {
  const kinds = new Set([...ledger.changed].map((id) => ledger.documents.get(id)?.kind));
  if (kinds.has('assessment')) await appendEvent(session, userId, 'progress_updated', {}, ledger.seq);
}
