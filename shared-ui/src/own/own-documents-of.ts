import type { Documents, OwnDocuments, StoredDocument } from '@app/contract/documents';
import { ownKey, readOwnKey } from '@app/contract/own-documents';
import type { SyncKind } from '@app/contract/sync';

/**
 * A remote's own documents: those of the kind `own` under the remote's name. It never names another, so that no mistake of a remote reads or
 * writes what is not its own. It is no sandbox: code on the page acts with the user's session whatever the host hands it.
 */
export function ownDocumentsOf(documents: Documents, remote: string): OwnDocuments {
  const shown = new WeakMap<StoredDocument, StoredDocument>();
  let last: readonly StoredDocument[] = [];
  /** @throws Error for a key that the server would refuse, or that would lie under another name */
  const keyOf = (key: string): string => {
    const whole = ownKey(remote, key);
    const read = readOwnKey(whole);
    if (read?.remote !== remote || read.key !== key)
      throw new Error(`'${key}' is no key: lower-case letters, digits and hyphens, 60 at most`);
    return whole;
  };
  const asOwn = (stored: StoredDocument, key: string): StoredDocument => {
    const known = shown.get(stored) ?? { ...stored, key };
    shown.set(stored, known);
    return known;
  };
  const get = (key: string) => {
    const stored = documents.get('own', keyOf(key));
    return stored && asOwn(stored, key);
  };
  return {
    list() {
      const own = documents.list('own').flatMap((stored) => {
        const read = readOwnKey(stored.key);
        return read?.remote === remote ? [asOwn(stored, read.key)] : [];
      });
      const isSame = own.length === last.length && own.every((document, i) => document === last[i]);
      if (!isSame) last = own;
      return last;
    },
    get,
    subscribe: (listener) => documents.subscribe(listener),
    begin(key) {
      const { opened, ...edit } = documents.begin('own', keyOf(key));
      return { opened: opened && asOwn(opened, key), ...edit };
    },
    set: async (key, changes) => documents.set('own', keyOf(key), changes),
    remove: async (key) => documents.remove('own', keyOf(key)),
    async choose(key, other, choice) {
      // A version of another document is none of this one's.
      if (!get(key)?.others.some((one) => one.key === other.key)) return;
      await documents.choose('own', keyOf(key), other, choice);
    },
    newKey: () => documents.newKey(),
  };
}

const forRemotes = new WeakMap<Documents, Documents>();

/**
 * The user's documents for remotes: without those that are a remote's own, and without other versions of these. The same object for the same
 * documents, so that a remote can remember something as long as the session lasts.
 */
export function documentsForRemotes(documents: Documents): Documents {
  const known = forRemotes.get(documents) ?? withoutOwn(documents);
  forRemotes.set(documents, known);
  return known;
}

function withoutOwn(documents: Documents): Documents {
  const isOwnVersion = (stored: StoredDocument | undefined): boolean => {
    const of = stored?.fields['of'];
    return typeof of === 'object' && of !== null && !Array.isArray(of) && of['kind'] === 'own';
  };
  const isHidden = (kind: SyncKind, key: string): boolean =>
    kind === 'own' || (kind === 'sibling' && isOwnVersion(documents.get(kind, key)));
  /** @throws Error for a document that is a remote's own, and for a version that is not there: only the engine makes these */
  const assertShown = (kind: SyncKind, key: string): void => {
    const isNewVersion = kind === 'sibling' && !documents.get(kind, key);
    if (isNewVersion || isHidden(kind, key)) throw new Error('documents of a remote’s own are at host.own');
  };
  const lists = new WeakMap<readonly StoredDocument[], readonly StoredDocument[]>();
  const none: readonly StoredDocument[] = [];
  return {
    status: () => documents.status(),
    list(kind) {
      if (kind === 'own') return none;
      const all = documents.list(kind);
      if (kind !== 'sibling') return all;
      const rest = lists.get(all) ?? all.filter((stored) => !isOwnVersion(stored));
      lists.set(all, rest);
      return rest;
    },
    get: (kind, key) => (isHidden(kind, key) ? undefined : documents.get(kind, key)),
    subscribe: (listener) => documents.subscribe(listener),
    async open(kind, key) {
      assertShown(kind, key);
      return documents.open(kind, key);
    },
    begin(kind, key) {
      assertShown(kind, key);
      return documents.begin(kind, key);
    },
    async set(kind, key, changes) {
      assertShown(kind, key);
      await documents.set(kind, key, changes);
    },
    async remove(kind, key) {
      assertShown(kind, key);
      await documents.remove(kind, key);
    },
    async choose(kind, key, shown, choice) {
      assertShown(kind, key);
      if (isHidden('sibling', shown.key)) return;
      await documents.choose(kind, key, shown, choice);
    },
    refresh: () => documents.refresh(),
    newKey: () => documents.newKey(),
    keepDrawing: (picture) => documents.keepDrawing(picture),
    drawing: (hash) => documents.drawing(hash),
  };
}
