import type { FieldChange, SyncDoc, SyncOperation, SyncResult } from '@app/contract/sync';
import { type Origin, readOrigin } from '../../src/resources/writing/sync/engine/sibling.ts';
import { type DocumentRef, type Edit, inFlightOperations, type Local, textOf } from './local-document.ts';
import { documentId, documentKey, type MemoryServer } from './memory-server.ts';

/**
 * A minimal device by SYNC §5: each document has one frozen operation in flight; later edits form a new one based on the revision of the
 * answer; nothing counts as sent before its answer.
 */

const CREATED_AT = '2026-11-21T08:00:00.000Z';
let operations = 0;

export class Device {
  clientId: string;
  #opNo = 0;
  #clients = 0;
  cursor = 0;
  readonly #locals = new Map<string, Local>();

  constructor(readonly name: string) {
    this.clientId = `${name}-0`;
  }

  /** A copied browser profile: everything, including the client id. */
  copyTo(name: string): Device {
    const copy = new Device(name);
    copy.clientId = this.clientId;
    copy.#opNo = this.#opNo;
    copy.cursor = this.cursor;
    for (const [id, local] of this.#locals) copy.#locals.set(id, structuredClone(local));
    return copy;
  }

  get isClean(): boolean {
    return [...this.#locals.values()].every(({ inFlight, pending }) => !inFlight && !pending);
  }

  /** The text of a field on the device's screen. */
  text(id: string, field: string): string {
    const local = this.#locals.get(id);
    if (!local) return '';
    const { known, inFlight, pending } = local;
    if (pending?.action === 'delete') return '';
    const change = pending?.fields[field] ?? (inFlight?.action === 'set' ? inFlight.fields[field] : undefined);
    if (change && 'value' in change) return textOf(change.value);
    if (inFlight?.action === 'delete' || known?.deleted) return '';
    return textOf(known?.fields[field]);
  }

  /** Every word on the device's screen in this document and its siblings. */
  words(id: string): string[] {
    const fields = ['responses.a', 'responses.b', 'value'];
    return [id, ...this.#siblingIds(id)]
      .flatMap((each) => fields.flatMap((field) => this.text(each, field).split(' ')))
      .filter(Boolean);
  }

  get siblingIds(): string[] {
    return [...this.#locals.values()]
      .filter(({ kind, known }) => kind === 'sibling' && known && !known.deleted)
      .map(({ kind, key }) => documentId(kind, key));
  }

  /** The user edits: `value` is the whole field after the edit. */
  write(ref: DocumentRef, field: string, value: string): void {
    const local = this.#local(ref);
    const sent = local.inFlight?.action === 'set' ? local.inFlight.fields[field] : undefined;
    // A document with a pending deletion shows nothing, whatever has arrived meanwhile.
    const isGone = local.known?.deleted || local.pending?.action === 'delete' || local.inFlight?.action === 'delete';
    const known = isGone ? undefined : local.known;
    const before = local.pending?.action === 'set' ? local.pending.fields : {};
    // Later edits fold into the first one, whose base is what the user saw when the edit began.
    const first: Edit =
      sent && 'value' in sent
        ? { value, baseRev: sent.baseRev, behind: { value: sent.value } }
        : { value, baseRev: known?.fieldRevs[field] ?? 0 };
    local.pending = { action: 'set', fields: { ...before, [field]: { ...(before[field] ?? first), value } } };
    if (ref.kind === 'sibling') this.#nameOrigin(local);
  }

  remove(ref: DocumentRef): void {
    const local = this.#local(ref);
    const id = documentId(ref.kind, ref.key);
    if (local.pending?.action === 'delete' || (local.inFlight?.action === 'delete' && !local.pending)) return; // nothing to discard
    const seen = [id, ...this.#siblingIds(id)].map((each) => this.#seenRev(this.#locals.get(each)));
    local.pending = { action: 'delete', baseRev: seen.includes(undefined) ? 0 : Math.max(0, ...seen.map(Number)) };
  }

  /** The revision on the screen; none where the device's own edit or deletion hides what has arrived since. */
  #seenRev(local: Local | undefined): number | undefined {
    if (local?.inFlight?.action === 'delete') return undefined;
    const edits = [local?.inFlight, local?.pending].flatMap((change) =>
      change?.action === 'set' ? Object.entries(change.fields) : [],
    );
    const isHidden = edits.some(([name, { baseRev }]) => (local?.known?.fieldRevs[name] ?? 0) > baseRev);
    return isHidden ? undefined : (local?.known?.rev ?? 0);
  }

  /** Freezes pending changes. @returns the operations to send, in order */
  outgoing(): SyncOperation[] {
    for (const local of this.#locals.values()) {
      if (local.inFlight || !local.pending) continue;
      const { kind, key, pending } = local;
      operations += 1;
      this.#opNo += 1;
      local.inFlight = {
        opId: documentKey(operations),
        opNo: this.#opNo,
        kind,
        key,
        createdAt: CREATED_AT,
        ...inFlightOperations(pending),
      };
      delete local.pending;
    }
    return [...this.#locals.values()]
      .flatMap(({ inFlight }) => (inFlight ? [inFlight] : []))
      .toSorted((a, b) => a.opNo - b.opNo);
  }

  applyPushResults(results: readonly SyncResult[]): void {
    if (results.some(({ status }) => status === 'client_fork')) this.#rename();
    for (const result of results) {
      const local = [...this.#locals.values()].find(({ inFlight }) => inFlight?.opId === result.opId);
      if (!local?.inFlight || result.status === 'client_fork') continue;
      if (result.status === 'rejected') throw new Error(`rejected: ${JSON.stringify(local.inFlight)}`);
      delete local.inFlight;
      if (result.doc) this.applyPulledDocument(result.doc);
      for (const sibling of result.siblings ?? []) this.#mergeSibling(local, sibling);
      this.#rebase(local);
    }
  }

  /** A document from the server; an older revision than the known one is ignored (F22). */
  applyPulledDocument(doc: SyncDoc): void {
    const local = this.#local(doc);
    if (!local.known || doc.rev > local.known.rev) local.known = doc;
  }

  pull(server: Pick<MemoryServer, 'pull'>): void {
    for (const doc of server.pull(this.cursor)) {
      this.applyPulledDocument(doc);
      this.cursor = Math.max(this.cursor, doc.rev);
    }
  }

  /** Known server state without local changes, for comparing devices. */
  get state(): string {
    return JSON.stringify(
      [...this.#locals.values()]
        .flatMap(({ known }) => (known && !known.deleted ? [known] : []))
        .toSorted((a, b) => a.rev - b.rev),
    );
  }

  /** Edits behind an operation take the revision of its answer where the field holds what was sent; otherwise they keep their base. */
  #rebase({ pending, known }: Local): void {
    if (pending?.action !== 'set') return;
    for (const [name, edit] of Object.entries(pending.fields)) {
      if (edit.behind && known && !known.deleted && known.fields[name] === edit.behind.value)
        edit.baseRev = known.fieldRevs[name] ?? 0;
      delete edit.behind;
    }
  }

  /** Moves later edits of the user's text into the sibling that the text has moved to. */
  #mergeSibling(local: Local, sibling: SyncDoc): void {
    this.applyPulledDocument(sibling);
    const field = textOf(sibling.fields['field']);
    const edit = local.pending?.action === 'set' ? local.pending.fields[field] : undefined;
    // The sibling has been resolved or edited already: the edit keeps its place and its old base, and conflicts there.
    if (
      !edit?.behind ||
      sibling.fields['value'] !== edit.behind.value ||
      local.pending?.action !== 'set' ||
      local.kind === 'sibling'
    )
      return;
    delete local.pending.fields[field];
    if (Object.keys(local.pending.fields).length === 0) delete local.pending;
    this.write(sibling, 'value', textOf(edit.value));
  }

  #nameOrigin({ known, pending, inFlight }: Local): void {
    if (pending?.action !== 'set') return;
    const sent: Record<string, FieldChange> = inFlight?.action === 'set' ? inFlight.fields : {};
    for (const name of ['of', 'field'] as const) {
      const change = sent[name];
      const value =
        known && !known.deleted ? known.fields[name] : change && 'value' in change ? change.value : undefined;
      if (value !== undefined) Object.assign(pending.fields, { [name]: { value, baseRev: 0 } });
    }
  }

  #rename(): void {
    this.#clients += 1;
    this.clientId = `${this.name}-${this.#clients}`;
    this.#opNo = 0;
    const frozen = [...this.#locals.values()]
      .filter(({ inFlight }) => inFlight)
      .toSorted((a, b) => (a.inFlight?.opNo ?? 0) - (b.inFlight?.opNo ?? 0));
    for (const local of frozen) {
      this.#opNo += 1;
      if (local.inFlight) local.inFlight = { ...local.inFlight, opNo: this.#opNo };
    }
  }

  #local({ kind, key }: DocumentRef): Local {
    const id = documentId(kind, key);
    const local = this.#locals.get(id) ?? { kind, key };
    this.#locals.set(id, local);
    return local;
  }

  /** The field to which a sibling's text belongs. */
  siblingOrigin(id: string): Origin | undefined {
    const fields = this.#locals.get(id)?.known?.fields ?? {};
    return readOrigin(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, rev: 0 }])));
  }

  #siblingIds(id: string): string[] {
    return this.siblingIds.filter((sibling) => {
      const origin = this.siblingOrigin(sibling);
      return origin && documentId(origin.of.kind, origin.of.key) === id;
    });
  }
}
