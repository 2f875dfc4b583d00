import type { DocumentStore } from '../store/document-store.ts';
import { isFailedAnswer, type Transport } from './transport.ts';

/** Statuses after which a retry of the same picture is useless. */
const REFUSED = new Set([400, 413, 415, 422]);

/**
 * Uploads drawings that the server lacks; edits that name them go after them.
 * @returns whether there was one
 * @throws FailedAnswer, or what the transport throws without an answer when one has to wait
 */
export async function uploadDrawings(store: DocumentStore, transport: Transport): Promise<boolean> {
  const drawings = (await store.unsentDrawings()).filter(({ isRefused }) => !isRefused);
  for (const drawing of drawings) {
    // Another tab may have sent it.
    if ((await store.drawing(drawing.hash))?.isSent) continue;
    try {
      await transport.putDrawing(drawing.hash, new Blob([drawing.bytes], { type: drawing.type }));
      await store.keepDrawing({ ...drawing, isSent: true });
    } catch (error) {
      if (!(isFailedAnswer(error) && REFUSED.has(error.status))) throw error;
      console.error('A drawing was refused by the server; it stays on this device.');
      await store.keepDrawing({ ...drawing, isRefused: true });
    }
  }
  return drawings.length > 0;
}
