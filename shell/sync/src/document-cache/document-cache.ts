import type { SyncKind } from '@app/contract/sync';
import type { DocumentsStatus, FieldEdit, OtherVersion, SaveState, StoredDocument } from '@app/contract/documents';
import { applyFieldEdit, textOf } from '@app/contract/field-edits';
import { isInk } from '../document/fields.ts';
import { documentId, isWaiting, type LocalDocument } from '../document/local-document.ts';
import { type Fields, siblingOrigin, visibleFields } from '../document/visible-fields.ts';
import { light } from '../store/ink.ts';
import { sortKey } from '../store/document-store.ts';
import { SortedIds } from './sorted-ids.ts';

/** Result of the last attempt to synchronise. `held`: the user has to sign in again first. */
export type Connection = 'ok' | 'retry' | 'held';

type Edits = Readonly<Record<string, FieldEdit>>;

/**
 * Documents in this page's memory, as screens read them. Invariant: a view or a list keeps its identity until what it shows changes, so
 * that a keystroke in one entry does not render the others.
 */
export class DocumentCache {
  readonly #locals = new Map<string, LocalDocument>();
  /** Edits that are not stored yet, by document and by who makes them. */
  readonly #unsaved = new Map<string, Map<object, Edits>>();
  readonly #siblings = new Map<string, Set<string>>();
  readonly #views = new Map<string, StoredDocument>();
  readonly #ids = new Map<SyncKind, SortedIds>();
  readonly #lists = new Map<SyncKind, readonly StoredDocument[]>();
  readonly #listeners = new Set<() => void>();
  readonly #touched = new Set<string>();
  #status: DocumentsStatus;
  #connection: Connection = 'ok';

  /** @param isPersistent whether the page is to store its documents on the device */
  constructor(
    readonly now: () => Date,
    isPersistent = true,
  ) {
    this.#status = { isReady: false, isPersistent, waiting: 0 };
  }

  get status(): DocumentsStatus {
    return this.#status;
  }

  get connection(): Connection {
    return this.#connection;
  }

  list(kind: SyncKind): readonly StoredDocument[] {
    const known = this.#lists.get(kind);
    if (known) return known;
    const list = (this.#ids.get(kind)?.ids ?? []).flatMap((id) => this.#views.get(id) ?? []);
    this.#lists.set(kind, list);
    return list;
  }

  get(id: string): StoredDocument | undefined {
    return this.#views.get(id);
  }

  local(id: string): LocalDocument | undefined {
    return this.#locals.get(id);
  }

  /** Whether this page has this revision of a document, as after its own edit. */
  knows(id: string, rev: number): boolean {
    return (this.#locals.get(id)?.known?.rev ?? -1) >= rev;
  }

  /** Whether the server lacks edits of a document or of its siblings. */
  isWaiting(id: string): boolean {
    return [id, ...(this.#siblings.get(id) ?? [])].some((each) => {
      const local = this.#locals.get(each);
      return local !== undefined && isWaiting(local);
    });
  }

  /** All that is in memory, without ink. */
  get locals(): readonly LocalDocument[] {
    return [...this.#locals.values()];
  }

  /** Number of documents with refused edits; of one reason alone, if given. */
  countRefused(reason?: string): number {
    return this.waiting.filter(({ refusal }) => refusal && (reason === undefined || refusal.reason === reason)).length;
  }

  /** Documents with edits that the server lacks. */
  get waiting(): readonly LocalDocument[] {
    return this.locals.filter(isWaiting);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  put(changed: readonly LocalDocument[], dropped: readonly string[] = []): void {
    for (const local of changed) this.#place(documentId(local), light(local));
    for (const id of dropped) this.#place(id, undefined);
    this.#refreshTouched();
  }

  /** Shows edits before they are stored (optimistic); `undefined` ends it. */
  setUnsaved(id: string, editor: object, edits: Edits | undefined): void {
    const all = this.#unsaved.get(id) ?? new Map<object, Edits>();
    if (edits) this.#unsaved.set(id, all.set(editor, edits));
    else if (all.delete(editor) && all.size === 0) this.#unsaved.delete(id);
    this.#touched.add(id);
    this.#refreshTouched();
  }

  /** Removes all documents; edits that are not stored yet stay on the screen. */
  clear(): void {
    this.put([], this.locals.map(documentId));
  }

  /** Calls the listeners although no document changed. */
  announce(): void {
    this.#refreshTouched();
  }

  setReady(isPersistent: boolean): void {
    this.#status = { ...this.#status, isReady: true, isPersistent };
    for (const local of this.waiting) this.#touched.add(documentId(local));
    this.#refreshTouched();
  }

  setConnection(connection: Connection): void {
    if (connection === this.#connection) return;
    this.#connection = connection;
    for (const local of this.waiting) this.#touched.add(documentId(local));
    this.#refreshTouched();
  }

  #place(id: string, local: LocalDocument | undefined): void {
    const before = this.#locals.get(id);
    for (const each of [before, local]) {
      const origin = each && siblingOrigin(each);
      if (!origin) continue;
      const of = documentId(origin.of);
      const siblings = this.#siblings.get(of) ?? new Set();
      if (local && visibleFields(local)) siblings.add(id);
      else siblings.delete(id);
      this.#siblings.set(of, siblings);
      this.#touched.add(of);
    }
    if (local) this.#locals.set(id, local);
    else this.#locals.delete(id);
    this.#touched.add(id);
  }

  #refreshTouched(): void {
    for (const id of this.#touched) this.#refreshView(id);
    this.#touched.clear();
    const waiting = this.#countWaiting();
    if (waiting !== this.#status.waiting) this.#status = { ...this.#status, waiting };
    for (const listener of this.#listeners) listener();
  }

  #countWaiting(): number {
    let waiting = 0;
    for (const local of this.#locals.values()) if (isWaiting(local)) waiting += 1;
    for (const id of this.#unsaved.keys()) {
      const local = this.#locals.get(id);
      if (!(local && isWaiting(local)) && this.#hasUnsaved(id)) waiting += 1;
    }
    return waiting;
  }

  #hasUnsaved(id: string): boolean {
    return [...(this.#unsaved.get(id)?.values() ?? [])].some((edits) => Object.keys(edits).length > 0);
  }

  #refreshView(id: string): void {
    const [kind, key] = splitId(id);
    const view = this.#viewOf(id, kind, key);
    const ids = this.#ids.get(kind) ?? new SortedIds();
    this.#ids.set(kind, ids);
    if (view) {
      this.#views.set(id, view);
      ids.place(id, view.createdAt);
    } else {
      this.#views.delete(id);
      ids.remove(id);
    }
    this.#lists.delete(kind);
  }

  #viewOf(id: string, kind: SyncKind, key: string): StoredDocument | undefined {
    const local = this.#locals.get(id);
    const siblings = [...(this.#siblings.get(id) ?? [])].flatMap((sibling) => this.#locals.get(sibling) ?? []);
    const isUnsaved = this.#hasUnsaved(id);
    const shown = visibleFields(local);
    if (!shown && !isUnsaved && siblings.length === 0) return undefined;
    const refusal = [local, ...siblings].find((each) => each?.refusal)?.refusal;
    const before = this.#views.get(id);
    const now = this.now().toISOString();
    const createdAt = (local && sortKey(local)) || (siblings[0] && sortKey(siblings[0])) || before?.createdAt || now;
    return {
      kind,
      key,
      fields: this.#fieldsOf(id, shown),
      createdAt,
      updatedAt: isUnsaved ? now : (local?.editedAt ?? local?.known?.updatedAt ?? createdAt),
      state: isUnsaved ? 'saving' : refusal ? 'rejected' : local ? this.#stateOf(local) : 'synced',
      ...(refusal?.reason === undefined ? {} : { refusedFor: refusal.reason }),
      others: siblings.flatMap(otherVersion),
      cameBack: local?.cameBack === true,
    };
  }

  #fieldsOf(id: string, shown: Fields | undefined): Fields {
    const fields = Object.fromEntries(Object.entries(shown ?? {}).filter(([name]) => !isInk(name)));
    for (const edits of this.#unsaved.get(id)?.values() ?? [])
      for (const [name, edit] of Object.entries(edits))
        if (!isInk(name)) fields[name] = applyFieldEdit(fields[name], edit);
    return fields;
  }

  #stateOf(local: LocalDocument): SaveState {
    if (!isWaiting(local)) return 'synced';
    if (!this.#status.isPersistent) return 'memory';
    return this.#connection === 'ok' ? 'device' : 'pending';
  }
}

function splitId(id: string): [SyncKind, string] {
  const slash = id.indexOf('/');
  return [id.slice(0, slash) as SyncKind, id.slice(slash + 1)];
}

function otherVersion(sibling: LocalDocument): OtherVersion[] {
  const { field, value, device } = visibleFields(sibling) ?? {};
  if (typeof field !== 'string' || typeof value !== 'string') return [];
  return [{ key: sibling.key, field, value, device: textOf(device) }];
}
