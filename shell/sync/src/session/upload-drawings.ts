import { DRAWING_BYTES } from '@app/contract/drawings';
import { isDue } from '../outbox/refusal.ts';
import type { DocumentStore, StoredDrawing } from '../store/document-store.ts';
import { isFailedAnswer, type Transport } from './transport.ts';

/** Statuses after which a retry of the same picture is useless. */
const REFUSED = new Set([400, 413, 415, 422]);
/** Until a picture is offered again for which the account had no room: the user may have deleted something since. */
const FULL_WAIT_MS = 60 * 60 * 1000;

/**
 * Uploads drawings that the server lacks; edits that name them go after them.
 * @param now ISO 8601
 * @returns whether there was one
 * @throws FailedAnswer, or what the transport throws without an answer when one has to wait
 */
export async function uploadDrawings(store: DocumentStore, transport: Transport, now: string): Promise<boolean> {
  const drawings = (await store.unsentDrawings()).filter(
    ({ isRefused, again = null }) => !isRefused || isDue({ again }, now),
  );
  for (const { isRefused: _, again: __, ...drawing } of drawings) {
    // Another tab may have sent it.
    if ((await store.drawing(drawing.hash))?.isSent) continue;
    try {
      await transport.putDrawing(drawing.hash, new Blob([drawing.bytes], { type: drawing.type }));
      await store.keepDrawing({ ...drawing, isSent: true });
    } catch (error) {
      if (!(isFailedAnswer(error) && REFUSED.has(error.status))) throw error;
      console.error('A drawing was refused by the server; it stays on this device.');
      const again = new Date(Date.parse(now) + FULL_WAIT_MS).toISOString();
      await store.keepDrawing({ ...drawing, isRefused: true, ...(isForRoom(error.status, drawing) && { again }) });
    }
  }
  return drawings.length > 0;
}

/** Whether it is not the picture that is too large, but all of the account's together. */
const isForRoom = (status: number, { bytes }: Pick<StoredDrawing, 'bytes'>): boolean =>
  status === 413 && bytes.byteLength <= DRAWING_BYTES;
