import { syncKindSchema } from '@app/contract/sync';
import * as z from 'zod/mini';
import { documentId } from '../document/local-document.ts';
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
    /** What the screen showed of these fields; a missing one was empty. */
    seen: z.record(z.string(), z.json()),
  }),
);
type Draft = z.infer<typeof draftsSchema>[number];

const PREFIX = 'draft-';

const UUID_LENGTH = 36;

/** Ids of the accounts that have drafts in a storage. */
export const ownersOfDrafts = (storage: Storage): string[] =>
  textsIn(() => storage).flatMap(([key]) =>
    key.startsWith(PREFIX) ? [key.slice(PREFIX.length, -1 - UUID_LENGTH)] : [],
  );

export interface Drafts {
  /** Writes edits that no transaction has stored yet, synchronously: the page may be gone before one ends. */
  write(editSessions: readonly EditSession[]): void;
  /** Stores the drafts of earlier pages. @returns texts that could not be parsed */
  recover(store: DocumentStore, context: WriteContext): Promise<readonly string[]>;
}

/** Drafts in local storage, the only storage that a page which is being left can write to. */
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
        // Full or forbidden: only the database has edits then.
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

/** Empty where the browser gives no storage. */
function textsIn(storageOf: () => Storage): [string, string][] {
  try {
    const storage = storageOf();
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    return keys.map((key) => [key, storage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}
