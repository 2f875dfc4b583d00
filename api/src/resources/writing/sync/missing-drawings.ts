import { keptAmong } from '../drawings/drawing.repository.ts';
import type { SyncDocument } from './engine/document.ts';
import { namedDrawings } from './named-drawings.ts';

/**
 * Finds the drawings that an answer's documents name and the server lacks: deleted with an entry that came back, or lost by restoring a
 * backup. The server does not know which device still has one, so it tells every device that gets the document.
 */
export async function missingDrawings(
  userId: string,
  documents: readonly Pick<SyncDocument, 'fields'>[],
): Promise<{ missingDrawings?: string[] }> {
  const named = [...new Set(documents.flatMap(namedDrawings))];
  if (named.length === 0) return {};
  const kept = await keptAmong(userId, named);
  const missing = named.filter((hash) => !kept.has(hash));
  return missing.length > 0 ? { missingDrawings: missing } : {};
}
