import type { UnitOfWork } from '../document/unit-of-work.ts';
import { changesOf, documentId, isWaiting, type LocalDocument, type DocumentRef } from '../document/local-document.ts';
import { visibleFields } from '../document/visible-fields.ts';

/** Deletes a document and its siblings: here at once, at the server up to the revision that the screen showed. */
export function deleteDocument(work: UnitOfWork, ref: DocumentRef, after?: string): void {
  const id = documentId(ref);
  const local = work.get(id);
  const siblings = work.siblingsOf(id);
  if (!local || visibleFields(local) === undefined) {
    // Siblings of a document that is deleted already.
    for (const sibling of siblings) deleteDocument(work, sibling, after);
    return;
  }
  const seen = [local, ...siblings].map(seenRev);
  for (const sibling of siblings) dropUnsent(work, sibling);
  if (!local.known && !local.inFlight) {
    work.drop(id);
    return;
  }
  const { refusal: _, cameBack: __, ...rest } = local;
  const baseRev = seen.includes(undefined) ? 0 : Math.max(0, ...seen.map(Number));
  work.put({ ...rest, pending: { action: 'delete', baseRev, ...(after ? { after } : {}) } });
}

/** Drops a sibling's unsent edits with it: sent later, they would resurrect it. */
function dropUnsent(work: UnitOfWork, sibling: LocalDocument): void {
  if (!isWaiting(sibling) || sibling.inFlight) return;
  if (!sibling.known) {
    work.drop(documentId(sibling));
    return;
  }
  const { pending: _, ...rest } = sibling;
  work.put(rest);
}

/** The revision that the screen shows; `undefined` where local edits hide newer text of the server. */
function seenRev({ known, inFlight, pending }: LocalDocument): number | undefined {
  if (inFlight?.action === 'delete') return undefined;
  const edits = [...Object.entries(changesOf(inFlight)), ...Object.entries(changesOf(pending))];
  const isHidden = edits.some(([name, { baseRev }]) => (known?.fieldRevs[name] ?? 0) > baseRev);
  return isHidden ? undefined : (known?.rev ?? 0);
}
