import { syncKindSchema } from '@app/contract/sync';
import * as z from 'zod/mini';
import { documentId } from '../document/local-document.ts';
import { applyEdits, type WriteContext } from '../merge/queue-edit.ts';
import { newUuid } from '../new-uuid.ts';
import type { AccountDatabase } from '../store/database.ts';
import type { AccountRows } from '../store/account-rows.ts';
import { formerCodecs } from '../store/former-keys.ts';
import { clearCodec, type RowCodec, SEALED_TEXT } from '../store/row-codec.ts';
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
  recover(store: Recovered, context: WriteContext): Promise<readonly string[]>;
  /** Stores the drafts of earlier pages that need no key, and leaves them where they are: the store may be gone before it is put anywhere. */
  copyInClear(store: DocumentStore, context: WriteContext): Promise<void>;
}

type Recovered = DocumentStore & { readonly database?: AccountRows | undefined };

interface DraftsSetting {
  readonly storageOf: () => Storage;
  readonly userId: string;
  /** As the account's rows are written now: under a lock, no draft is in clear (D43). */
  readonly codec: () => RowCodec;
}

/** Drafts in local storage, the only storage that a page which is being left can write to. */
export function createDrafts({ storageOf, userId, codec }: DraftsSetting): Drafts {
  const prefix = `${PREFIX}${userId}-`;
  const own = `${prefix}${newUuid()}`;
  return {
    write(editSessions) {
      try {
        const storage = storageOf();
        if (editSessions.length === 0) storage.removeItem(own);
        else storage.setItem(own, codec().sealText(JSON.stringify(editSessions.map(asDraft))));
      } catch {
        // Full or forbidden: only the database has edits then.
      }
    },
    async recover(store, context) {
      const unreadable: string[] = [];
      const take = async (stored: string): Promise<boolean> => {
        const text = opened(stored, [codec()]) ?? opened(stored, await formerCodecs(store.database?.database, codec()));
        // Whatever can open it is not here.
        if (text === undefined) return false;
        const drafts = readDrafts(text);
        if (drafts) for (const draft of drafts) await restore(store, draft, context);
        else unreadable.push(text);
        return true;
      };
      for (const [key, text] of textsIn(storageOf))
        if (key.startsWith(prefix) && key !== own && (await take(text))) removeIf(storageOf(), key, text);
      for (const [key, text] of await draftsIn(store.database?.database))
        if (await take(text)) await store.database?.database.delete('meta', key);
      return unreadable;
    },
    async copyInClear(store, context) {
      for (const [key, stored] of textsIn(storageOf)) {
        const text = key.startsWith(prefix) && key !== own ? opened(stored, [clearCodec]) : undefined;
        for (const draft of (text && readDrafts(text)) || []) await restore(store, draft, context);
      }
    },
  };
}

function opened(text: string, codecs: readonly RowCodec[]): string | undefined {
  for (const codec of codecs)
    try {
      return codec.openText(text);
    } catch {
      // Perhaps the next one.
    }
  return undefined;
}

/** A page that still lives may have written a later draft meanwhile: that one stays. */
function removeIf(storage: Storage, key: string, text: string): void {
  if (storage.getItem(key) === text) storage.removeItem(key);
}

interface Keeping {
  /** Also drafts in clear: of pages that the lock has overtaken, and that ended before anybody took them in. */
  readonly withClear: boolean;
}

/** Moves drafts into the database of a locked account, as they are, before local storage is cleared. @returns how many are there */
export async function keepDraftsIn(
  database: AccountDatabase,
  storage: Storage,
  userId: string,
  { withClear }: Keeping,
): Promise<number> {
  for (const [key, text] of textsIn(() => storage)) {
    if (!key.startsWith(`${PREFIX}${userId}-`) || !(withClear || text.startsWith(SEALED_TEXT))) continue;
    await database.put('meta', { draft: text }, key);
    removeIf(storage, key, text);
  }
  return (await draftsIn(database)).length;
}

async function draftsIn(database: AccountDatabase | undefined): Promise<[string, string][]> {
  const keys = ((await database?.getAllKeys('meta').catch(() => [])) ?? []).filter((key) => key.startsWith(PREFIX));
  const texts = await Promise.all(
    keys.map(async (key): Promise<[string, string][]> => {
      const kept = await database?.get('meta', key);
      return kept && 'draft' in kept ? [[key, kept.draft]] : [];
    }),
  );
  return texts.flat();
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
