import { keptAmong } from '../drawings/drawing.repository.ts';
import type { SyncDocument } from './engine/document.ts';
import { namedDrawings } from './named-drawings.ts';

/**
 * For an answer with these documents: the drawings that they name and the server lacks. They were deleted with an entry that came back, or
 * went with a restored backup. Which device still has one the server does not know, so it tells every device that gets the document.
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
