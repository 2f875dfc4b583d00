import type { Desk } from './desk.ts';
import { changesOf, documentId, isWaiting, type LocalDocument, type Names } from './local-document.ts';
import { shownFields } from './shown.ts';

/** Deletes a document with all its versions: here at once, and at the server as far as her screen showed it. */
export function remove(desk: Desk, names: Names, after?: string): void {
  const id = documentId(names);
  const local = desk.get(id);
  const siblings = desk.siblingsOf(id);
  if (!local || shownFields(local) === undefined) {
    // Versions whose document is gone already.
    for (const sibling of siblings) remove(desk, sibling, after);
    return;
  }
  const seen = [local, ...siblings].map(seenRev);
  for (const sibling of siblings) forgetUnsent(desk, sibling);
  if (!local.known && !local.inFlight) {
    desk.drop(id);
    return;
  }
  const { refusal: _, cameBack: __, ...rest } = local;
  const baseRev = seen.includes(undefined) ? 0 : Math.max(0, ...seen.map(Number));
  desk.put({ ...rest, pending: { action: 'delete', baseRev, ...(after ? { after } : {}) } });
}

/** She has seen a version and lets it go: what she had not sent of it goes too, or it would live again. */
function forgetUnsent(desk: Desk, sibling: LocalDocument): void {
  if (!isWaiting(sibling) || sibling.inFlight) return;
  if (!sibling.known) {
    desk.drop(documentId(sibling));
    return;
  }
  const { pending: _, ...rest } = sibling;
  desk.put(rest);
}

/** The revision that her screen shows; none where her own changes hide what has come since. */
export function seenRev({ known, inFlight, pending }: LocalDocument): number | undefined {
  if (inFlight?.action === 'delete') return undefined;
  const edits = [...Object.entries(changesOf(inFlight)), ...Object.entries(changesOf(pending))];
  const isHidden = edits.some(([name, { baseRev }]) => (known?.fieldRevs[name] ?? 0) > baseRev);
  return isHidden ? undefined : (known?.rev ?? 0);
}
