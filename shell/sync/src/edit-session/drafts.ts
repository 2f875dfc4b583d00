import { syncKindSchema } from '@app/contract/sync';
import * as z from 'zod/mini';
import { documentId } from '../merge/local-document.ts';
import { applyEdits, type WriteContext } from '../merge/queue-edit.ts';
import { newUuid } from '../new-uuid.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { EditSession } from './edit-session.ts';

const editSchema = z.union([
  z.object({ value: z.json() }),
  z.object({ add: z.array(z.string()), remove: z.array(z.string()) }),
]);
const draftsSchema = z.array(
  z.object({
    kind: syncKindSchema,
    key: z.string(),
    edits: z.record(z.string(), editSchema),
    /** What her screen showed of these fields; one that is missing was empty. */
    seen: z.record(z.string(), z.json()),
  }),
);
type Draft = z.infer<typeof draftsSchema>[number];

const PREFIX = 'draft-';

export interface Drafts {
  /** Keeps at once what no transaction has kept yet: the page may be gone before the next one ends. */
  write(editSessions: readonly EditSession[]): void;
  /** Puts what pages before this one left into the store. @returns texts that could not be read */
  recover(store: DocumentStore, context: WriteContext): Promise<readonly string[]>;
}

/** The last words before a page goes away, in the only storage that a page can still write to then. */
export function createDrafts(storageOf: () => Storage, userId: string): Drafts {
  const prefix = `${PREFIX}${userId}-`;
  const own = `${prefix}${newUuid()}`;
  return {
    write(editSessions) {
      try {
        const storage = storageOf();
        if (editSessions.length === 0) storage.removeItem(own);
        else storage.setItem(own, JSON.stringify(editSessions.map(asDraft)));
      } catch {
        // Full or forbidden: what the database has is all there is.
      }
    },
    async recover(store, context) {
      const unreadable: string[] = [];
      for (const [key, text] of textsIn(storageOf)) {
        if (!key.startsWith(prefix) || key === own) continue;
        const drafts = readDrafts(text);
        if (drafts) for (const draft of drafts) await restore(store, draft, context);
        else unreadable.push(text);
        storageOf().removeItem(key);
      }
      return unreadable;
    },
  };
}

const asDraft = ({ ref, unsaved, baseValues }: EditSession) => ({
  ...ref,
  edits: unsaved,
  seen: Object.fromEntries([...baseValues].filter(([, value]) => value !== undefined)),
});

function readDrafts(text: string): Draft[] | undefined {
  try {
    const result = z.safeParse(draftsSchema, JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

async function restore(store: DocumentStore, { kind, key, edits, seen }: Draft, context: WriteContext): Promise<void> {
  const ref = { kind, key };
  await store.update({ ids: [documentId(ref)], ink: true }, (work) =>
    applyEdits(work, ref, edits, new Map(Object.entries(seen)), context),
  );
}

/** None where the browser has no storage to give. */
function textsIn(storageOf: () => Storage): [string, string][] {
  try {
    const storage = storageOf();
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    return keys.map((key) => [key, storage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}
