import type { FieldChange, SyncDoc, SyncOperation, SyncResult } from '@app/contract/sync';
import { chooseVersion } from '@app/sync/merge/choose-version';
import { UnitOfWork, type SyncState } from '@app/sync/document/unit-of-work';
import { enterEpoch } from '@app/sync/merge/enter-epoch';
import type { History } from '@app/sync/merge/shared-until';
import { takeBatch } from '@app/sync/outbox/take-batch';
import { applyPulled } from '@app/sync/merge/apply-pulled';
import {
  changesOf,
  documentId,
  isWaiting,
  type LocalDocument,
  type DocumentRef,
} from '@app/sync/document/local-document';
import { applyPushResults } from '@app/sync/merge/apply-push-results';
import { deleteDocument } from '@app/sync/merge/delete-document';
import { forkRefusedEdits } from '@app/sync/merge/fork-refused-edits';
import { type SiblingOrigin, siblingOrigin, visibleFields } from '@app/sync/document/visible-fields';
import { hashesOf } from '@app/contract/field-edits';
import { type WriteContext, type BaseValues, applyEdits } from '@app/sync/merge/queue-edit';
import { documentFinder, isComplete, resolveDocuments } from '@app/sync/session/resolve-documents';
import { documentKey } from './memory-server.ts';

export interface PushAnswer extends History {
  readonly results: readonly SyncResult[];
  readonly docs?: readonly SyncDoc[];
}
export interface PullAnswer extends History {
  readonly docs: readonly SyncDoc[];
  readonly cursor: number;
}

const START = Date.parse('2026-11-21T08:00:00.000Z');
let ids = 0;
/** Distinct from the ids that the server creates. */
const newId = () => documentKey(1_000_000 + (ids += 1));

/** A browser that runs the product's sync client: its store is a map, the schedule is its network. */
export class ModelDevice {
  /** Text in the open editors of each of its two tabs. */
  #tabs: Map<string, BaseValues>[] = [new Map(), new Map()];
  #documents = new Map<string, LocalDocument>();
  #state: SyncState = { clientId: newId(), lastOpNo: 0, cursor: 0 };
  #now = START;
  /** Answers that refused an operation for what it is, not for lack of room: only a fault of the client earns one. */
  readonly refusedForGood: SyncResult[] = [];

  constructor(
    readonly name: string,
    readonly documentsFirst = true,
  ) {}

  /** A copied browser profile: everything, including the client id. */
  copyTo(name: string): ModelDevice {
    const copy = new ModelDevice(name, this.documentsFirst);
    copy.#documents = structuredClone(this.#documents);
    copy.#state = { ...this.#state };
    copy.#now = this.#now;
    return copy;
  }

  /** Closes and reopens all tabs. */
  restart(): void {
    this.#tabs = [new Map(), new Map()];
  }

  get isClean(): boolean {
    return ![...this.#documents.values()].some(isWaiting);
  }

  get refusals(): unknown[] {
    return [...this.#documents.values()].flatMap(({ refusal, pending }) => (refusal ? [refusal, pending] : []));
  }

  open(tab: number, ref: DocumentRef): void {
    const fields = visibleFields(this.#documents.get(documentId(ref))) ?? {};
    this.#tabs[tab]?.set(documentId(ref), new Map(Object.entries(fields)));
  }

  close(tab: number, ref: DocumentRef): void {
    this.#tabs[tab]?.delete(documentId(ref));
  }

  /** Changes the text in a tab's editor or, where none is open, the text of the page. */
  edit(tab: number, ref: DocumentRef, field: string, change: (text: string) => string): void {
    const shown = this.#documents.get(documentId(ref));
    const baseValues: BaseValues =
      this.#tabs[tab]?.get(documentId(ref)) ?? new Map(Object.entries(visibleFields(shown) ?? {}));
    const value = change(textOf(baseValues.get(field)));
    this.#step((work, context) => applyEdits(work, ref, { [field]: { value } }, baseValues, context));
  }

  editList(ref: DocumentRef, field: string, add: readonly string[], remove: readonly string[]): void {
    this.#step((work, context) => applyEdits(work, ref, { [field]: { add, remove } }, new Map(), context));
  }

  remove(ref: DocumentRef): void {
    this.#step((work) => deleteDocument(work, ref));
  }

  choose(sibling: LocalDocument, choice: Parameters<typeof chooseVersion>[2]['choice'], time: number): void {
    const origin = siblingOrigin(sibling);
    if (!origin) return;
    const other = { key: sibling.key, field: origin.field, value: this.text(sibling, 'value') };
    const chosen = { other, choice, newTitle: '', time };
    this.#step((work, context) => chooseVersion(work, origin.of, chosen, context));
  }

  /** Siblings that the screen offers, in a deterministic order. */
  get siblings(): LocalDocument[] {
    return [...this.#documents.values()].filter((local) => siblingOrigin(local) && visibleFields(local));
  }

  /** The field to which a sibling's text belongs. */
  siblingOrigin(sibling: LocalDocument): SiblingOrigin {
    const origin = siblingOrigin(sibling);
    if (!origin) throw new TypeError('not another version');
    return origin;
  }

  text(ref: DocumentRef, field: string): string {
    return textOf(visibleFields(this.#documents.get(documentId(ref)))?.[field]);
  }

  drawings(ref: DocumentRef, field: string): string[] {
    return hashesOf(visibleFields(this.#documents.get(documentId(ref)))?.[field]);
  }

  /** Everything on the device's screen in this document and its siblings. */
  shownWords(ref: DocumentRef): string[] {
    const siblings = this.siblings.filter((sibling) => {
      const origin = siblingOrigin(sibling);
      return origin && documentId(origin.of) === documentId(ref);
    });
    return [this.#documents.get(documentId(ref)), ...siblings].flatMap((local) => wordsIn(visibleFields(local) ?? {}));
  }

  /** Everything that the device could still send: the server's text, and its own. */
  get heldWords(): string[] {
    return [...this.#documents.values()].flatMap(({ known, inFlight, pending }) => [
      ...wordsIn(known?.fields ?? {}),
      ...[inFlight, pending].flatMap((change) => wordsInChanges(changesOf(change))),
    ]);
  }

  /** A refused edit may be sent again. */
  letTimePass(): void {
    this.#now += 6 * 60 * 60 * 1000;
  }

  outgoing(): {
    readonly clientId: string;
    readonly ops: readonly SyncOperation[];
    readonly epoch: string | undefined;
  } {
    const ops = this.#step((work, { now }) => {
      forkRefusedEdits(work, { newId });
      return takeBatch(work, { now, newId, isSent: () => true, isRefused: () => false });
    });
    return { clientId: this.#state.clientId, ops: structuredClone(ops), epoch: this.#state.epoch };
  }

  /** Applies results as `SyncSession` does. `pull` requests what the answer had no room for, and may get no answer itself. */
  applyPushResults(
    { results, docs, ...position }: PushAnswer,
    asked: string | undefined,
    pull: () => PullAnswer | undefined,
  ): void {
    if (this.#isOther(position, asked)) return;
    this.refusedForGood.push(...results.filter(({ status, reason }) => status === 'rejected' && !reason));
    const given = documentFinder(structuredClone(docs));
    if (this.documentsFirst && !results.every((result) => isComplete(result, given))) {
      const news = pull();
      if (!news) return;
      this.applyPulledDocument(news, this.#state.epoch);
      if (this.#state.epoch !== position.epoch) return;
    }
    const settled = this.#step((work, context) => {
      const whole = this.documentsFirst
        ? resolveDocuments(results, (name) => given(name) ?? work.get(name)?.known)
        : results.map((result) => ({ ...result, names: undefined }));
      applyPushResults(work, whole, context);
      return whole;
    });
    if (settled.length < results.length) throw new Error('a document that an answer names did not come');
    const news = settled.some(({ reason }) => reason === 'versions') ? pull() : undefined;
    if (news) this.applyPulledDocument(news, this.#state.epoch);
  }

  get cursor(): number {
    return this.#state.cursor;
  }

  get epoch(): string | undefined {
    return this.#state.epoch;
  }

  /** `asked`: the device's epoch at the time of the request. */
  applyPulledDocument({ docs, cursor, ...position }: PullAnswer, asked: string | undefined): void {
    if (this.#isOther(position, asked)) return;
    this.#step((work) => applyPulled(work, structuredClone(docs), cursor));
  }

  /** Known server state, for comparing devices. */
  get state(): string {
    return JSON.stringify(
      [...this.#documents.values()]
        .flatMap(({ known }) => (known && !known.deleted ? [known] : []))
        .toSorted((a, b) => a.rev - b.rev),
    );
  }

  /** Whether an answer starts another epoch, as `SyncSession` decides it: it does, unless the device has entered another since it asked. */
  #isOther(history: History, asked: string | undefined): boolean {
    const { epoch, ancestors = [] } = history;
    const known = this.#state.epoch;
    if (known === epoch) return false;
    if (known !== asked) return true;
    if (known === undefined) {
      this.#state = { ...this.#state, epoch, ancestors };
      return false;
    }
    this.#step((work, context) => enterEpoch(work, history, context));
    return true;
  }

  #step<T>(act: (work: UnitOfWork, context: WriteContext) => T): T {
    const work = new UnitOfWork(this.#documents, this.#state);
    const result = act(work, { now: new Date(this.#now).toISOString(), newId, device: this.name });
    this.#state = work.state;
    return result;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const wordsInChanges = (changes: Readonly<Record<string, FieldChange>>): string[] =>
  Object.entries(changes).flatMap(([name, change]) =>
    'add' in change ? change.add : wordsIn({ [name]: change.value }),
  );

/** Every word in a document's fields; a drawing's hash counts as one. */
export const wordsIn = (fields: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.map(String);
    return /^(responses\.|value$|note$|intention$)/.test(name) ? textOf(value).split(/\s+/).filter(Boolean) : [];
  });
