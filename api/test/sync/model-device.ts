import type { SyncDoc, SyncOperation, SyncResult } from '@app/contract/sync';
import { choose } from '@app/sync/core/choose';
import { Desk, type SyncState } from '@app/sync/core/desk';
import { enterEpoch } from '@app/sync/core/epoch';
import { freeze } from '@app/sync/core/freeze';
import { hearAll } from '@app/sync/core/hear';
import { documentId, isWaiting, type LocalDocument, type Names } from '@app/sync/core/local-document';
import { receive } from '@app/sync/core/receive';
import { remove } from '@app/sync/core/remove';
import { setBeside } from '@app/sync/core/set-beside';
import { type Origin, originOf, shownFields } from '@app/sync/core/shown';
import { hashesOf } from '@app/sync/core/values';
import { type Circumstances, type Seen, write } from '@app/sync/core/write';
import { findIn, isWhole, withDocuments } from '@app/sync/engine/named-documents';
import { documentKey } from './memory-server.ts';

/** The epoch of an answer. */
interface Position {
  readonly epoch: string;
  readonly since: number;
}
export interface PushAnswer extends Position {
  readonly results: readonly SyncResult[];
  readonly docs?: readonly SyncDoc[];
}
export interface PullAnswer extends Position {
  readonly docs: readonly SyncDoc[];
  readonly cursor: number;
}

const START = Date.parse('2026-11-21T08:00:00.000Z');
let ids = 0;
/** Distinct from the ids that the server creates. */
const newId = () => documentKey(1_000_000 + (ids += 1));

/** A browser that runs the product's own sync client: its store is a map, its network is the schedule's. */
export class ModelDevice {
  /** What each of its two tabs shows in its open editors. */
  #tabs: Map<string, Seen>[] = [new Map(), new Map()];
  #documents = new Map<string, LocalDocument>();
  #state: SyncState = { clientId: newId(), lastOpNo: 0, cursor: 0 };
  #now = START;

  constructor(
    readonly name: string,
    readonly documentsFirst = true,
  ) {}

  /** A browser profile copied to another machine: everything, the client id included. */
  copyTo(name: string): ModelDevice {
    const copy = new ModelDevice(name, this.documentsFirst);
    copy.#documents = structuredClone(this.#documents);
    copy.#state = { ...this.#state };
    copy.#now = this.#now;
    return copy;
  }

  /** All tabs are closed and opened again. */
  restart(): void {
    this.#tabs = [new Map(), new Map()];
  }

  get isClean(): boolean {
    return ![...this.#documents.values()].some(isWaiting);
  }

  get refusals(): unknown[] {
    return [...this.#documents.values()].flatMap(({ refusal, pending }) => (refusal ? [refusal, pending] : []));
  }

  open(tab: number, names: Names): void {
    const fields = shownFields(this.#documents.get(documentId(names))) ?? {};
    this.#tabs[tab]?.set(documentId(names), new Map(Object.entries(fields)));
  }

  close(tab: number, names: Names): void {
    this.#tabs[tab]?.delete(documentId(names));
  }

  /** Changes the text in a tab's editor or, where none is open, the text of the page. */
  edit(tab: number, names: Names, field: string, change: (text: string) => string): void {
    const shown = this.#documents.get(documentId(names));
    const seen: Seen = this.#tabs[tab]?.get(documentId(names)) ?? new Map(Object.entries(shownFields(shown) ?? {}));
    const value = change(textOf(seen.get(field)));
    this.#step((desk, circumstances) => write(desk, names, { [field]: { value } }, seen, circumstances));
  }

  editList(names: Names, field: string, add: readonly string[], remove: readonly string[]): void {
    this.#step((desk, circumstances) => write(desk, names, { [field]: { add, remove } }, new Map(), circumstances));
  }

  remove(names: Names): void {
    this.#step((desk) => remove(desk, names));
  }

  choose(sibling: LocalDocument, choice: Parameters<typeof choose>[2]['choice'], time: number): void {
    const origin = originOf(sibling);
    if (!origin) return;
    const other = { key: sibling.key, field: origin.field, value: this.text(sibling, 'value') };
    const chosen = { other, choice, newTitle: '', time };
    this.#step((desk, circumstances) => choose(desk, origin.of, chosen, circumstances));
  }

  /** Versions that the screen offers, in an order that is the same in all runs. */
  get siblings(): LocalDocument[] {
    return [...this.#documents.values()].filter((local) => originOf(local) && shownFields(local));
  }

  /** The field to which a version's text belongs. */
  originOf(sibling: LocalDocument): Origin {
    const origin = originOf(sibling);
    if (!origin) throw new TypeError('not another version');
    return origin;
  }

  text(names: Names, field: string): string {
    return textOf(shownFields(this.#documents.get(documentId(names)))?.[field]);
  }

  drawings(names: Names, field: string): string[] {
    return hashesOf(shownFields(this.#documents.get(documentId(names)))?.[field]);
  }

  /** Everything on the device's screen in this document and its siblings. */
  shownWords(names: Names): string[] {
    const siblings = this.siblings.filter((sibling) => {
      const origin = originOf(sibling);
      return origin && documentId(origin.of) === documentId(names);
    });
    return [this.#documents.get(documentId(names)), ...siblings].flatMap((local) => wordsIn(shownFields(local) ?? {}));
  }

  /** What was refused may be sent again. */
  letTimePass(): void {
    this.#now += 6 * 60 * 60 * 1000;
  }

  outgoing(): {
    readonly clientId: string;
    readonly ops: readonly SyncOperation[];
    readonly epoch: string | undefined;
  } {
    const ops = this.#step((desk, { now }) => {
      setBeside(desk, { newId });
      return freeze(desk, { now, newId, isSent: () => true, isRefused: () => false });
    });
    return { clientId: this.#state.clientId, ops: structuredClone(ops), epoch: this.#state.epoch };
  }

  /** As `Exchange` does it. `pull` asks the server for what the answer had no room for; it may have no answer itself. */
  receive({ results, docs, ...position }: PushAnswer, pull: () => PullAnswer | undefined): void {
    if (this.#isOther(position)) return;
    const given = findIn(structuredClone(docs));
    if (this.documentsFirst && !results.every((result) => isWhole(result, given))) {
      const news = pull();
      if (!news) return;
      this.hear(news);
      if (this.#state.epoch !== position.epoch) return;
    }
    const settled = this.#step((desk, circumstances) => {
      const whole = this.documentsFirst
        ? withDocuments(results, (name) => given(name) ?? desk.get(name)?.known)
        : results.map((result) => ({ ...result, names: undefined }));
      receive(desk, whole, circumstances);
      return whole;
    });
    if (settled.length < results.length) throw new Error('a document that an answer names did not come');
    const news = settled.some(({ reason }) => reason === 'versions') ? pull() : undefined;
    if (news) this.hear(news);
  }

  get cursor(): number {
    return this.#state.cursor;
  }

  hear({ docs, cursor, ...position }: PullAnswer): void {
    if (this.#isOther(position)) return;
    this.#step((desk) => hearAll(desk, structuredClone(docs), cursor));
  }

  /** For comparing devices: the known server state. */
  get state(): string {
    return JSON.stringify(
      [...this.#documents.values()]
        .flatMap(({ known }) => (known && !known.deleted ? [known] : []))
        .toSorted((a, b) => a.rev - b.rev),
    );
  }

  /** An answer of an old epoch is dropped; one of a new epoch starts it. */
  #isOther({ epoch, since }: Position): boolean {
    const known = this.#state.epoch;
    if (known === epoch) return false;
    if (known === undefined) {
      this.#state = { ...this.#state, epoch };
      return false;
    }
    if (epoch > known) this.#step((desk) => enterEpoch(desk, { epoch, since }));
    return true;
  }

  #step<T>(act: (desk: Desk, circumstances: Circumstances) => T): T {
    const desk = new Desk(this.#documents, this.#state);
    const result = act(desk, { now: new Date(this.#now).toISOString(), newId, device: this.name });
    this.#state = desk.state;
    return result;
  }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every word in a document's fields; a drawing's hash counts as one. */
export const wordsIn = (fields: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.map(String);
    return /^(responses\.|value$|note$|intention$)/.test(name) ? textOf(value).split(/\s+/).filter(Boolean) : [];
  });
