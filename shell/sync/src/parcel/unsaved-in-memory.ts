import { documentId, type LocalDocument } from '../document/local-document.ts';
import type { EditSession } from '../edit-session/edit-session.ts';
import { applyEdits, type WriteContext } from '../merge/queue-edit.ts';
import { openResilientStore, type ResilientStore } from '../store/resilient-store.ts';

interface Unsaved {
  readonly userId: string;
  readonly sessions: readonly EditSession[];
  /** As the page shows them, without these edits. */
  readonly locals: readonly LocalDocument[];
  readonly context: WriteContext;
}

/** The edits that a page has in memory alone, as a store of their own. @returns `undefined` if there are none */
export async function unsavedInMemory({
  userId,
  sessions,
  locals,
  context,
}: Unsaved): Promise<ResilientStore | undefined> {
  if (sessions.length === 0) return undefined;
  const store = await openResilientStore({
    userId,
    keepNothing: true,
    remembered: () => [],
    onMemoryOnly: () => undefined,
  });
  for (const { ref, unsaved, baseValues } of sessions) {
    const id = documentId(ref);
    const local = locals.find((one) => documentId(one) === id);
    await store.update({ ids: [id] }, (work) => {
      if (local) work.put(local);
      applyEdits(work, ref, unsaved, baseValues, context);
    });
  }
  return store;
}
