import { randomUUID } from 'node:crypto';
import { type FieldChange, PUSH_OPERATIONS, type SyncOperation, type SyncResult } from '@app/contract/sync';
import type { ImportResult } from '@app/contract/personal-data';
import mongoose, { type ClientSession } from 'mongoose';
import { textFull } from '../../../../platform/errors.ts';
import { documentId, type SyncDocument } from '../../../writing/sync/engine/document.ts';
import type { FieldRule, KindTable } from '../../../writing/sync/engine/kind-rules.ts';
import { measureChanges, type PushContext, pushChanges } from '../../../writing/sync/push-changes.ts';
import { openDocument, storedId } from '../../../writing/sync/sealed-document.ts';
import { type StoredDocument, SyncDocumentModel } from '../../../writing/sync/sync.model.ts';
import type { ArchivedDocument } from '../export/archive-format.ts';
import { assertStands, type ImportTarget } from './import-target.ts';

export type Tally = { -readonly [K in keyof ImportResult]: ImportResult[K] };

/** Characters per transaction. */
const BATCH_LENGTH = 1_000_000;

export type ImportContext = Omit<PushContext, 'clientId' | 'assertStands' | 'epoch'> & ImportTarget;

/**
 * Imports documents through the sync engine, like a device that has never synchronised: different texts become siblings, drawings are
 * united, nothing existing is lost. With `isTrial` it only measures what they would add.
 */
export class DocumentImport {
  readonly #context: PushContext;
  readonly tally: Tally = { added: 0, merged: 0, siblings: 0, skipped: 0 };
  /** Bytes of text that the documents would add; measured only in a trial. */
  bytes = 0;
  #batch: ArchivedDocument[] = [];
  #length = 0;
  #opNo = 0;

  constructor(
    context: ImportContext,
    readonly isTrial = false,
  ) {
    const { userId, epoch } = context;
    const stands = (session: ClientSession) => assertStands({ userId, epoch }, session);
    this.#context = { ...context, clientId: randomUUID(), assertStands: stands };
  }

  async add(document: ArchivedDocument): Promise<void> {
    this.#batch.push(document);
    this.#length += JSON.stringify(document.fields).length;
    if (this.#batch.length === PUSH_OPERATIONS || this.#length > BATCH_LENGTH) await this.flush();
  }

  async flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    this.#length = 0;
    if (batch.length === 0) return;
    const here = await this.#find(batch);
    const ops = batch.map((document) => this.#operationOf(document, here.get(documentId(document.kind, document.key))));
    for (let sent = 0; sent < ops.length;) sent += await this.#send(ops.slice(sent), here);
  }

  /** @returns the number of operations processed */
  async #send(ops: readonly SyncOperation[], here: ReadonlyMap<string, SyncDocument>): Promise<number> {
    if (this.isTrial) {
      const { count, bytes } = await measureChanges(this.#context, ops);
      this.bytes += bytes;
      return count;
    }
    const { results } = await pushChanges(this.#context, ops);
    for (const [i, result] of results.entries()) {
      const { kind = 'entry' as const, key = '' } = ops[i] ?? {};
      this.#count(result, here.get(documentId(kind, key)));
    }
    return results.length;
  }

  async #find(batch: readonly ArchivedDocument[]): Promise<Map<string, SyncDocument>> {
    const { userId, vault } = this.#context;
    const ids = batch.map(({ kind, key }) => storedId(userId, documentId(kind, key)));
    const found = await SyncDocumentModel.find({ _id: mongoose.trusted({ $in: ids }), deleted: false }).lean<
      StoredDocument[]
    >();
    return new Map(found.map((stored) => [documentId(stored.kind, stored.key), openDocument(vault, stored)]));
  }

  #operationOf({ kind, key, fields, createdAt }: ArchivedDocument, here: SyncDocument | undefined): SyncOperation {
    this.#opNo += 1;
    return {
      opId: randomUUID(),
      opNo: this.#opNo,
      kind,
      key,
      action: 'set',
      createdAt,
      fields: changesOf(this.#context.kinds[kind], key, fields, here),
    };
  }

  #count({ status, reason, doc }: SyncResult, before: SyncDocument | undefined): void {
    if (reason === 'account_full') throw textFull();
    const isChanged = doc !== undefined && doc.rev !== before?.rev;
    if (status === 'sibling') this.tally.siblings += 1;
    else if (status !== 'applied' || !isChanged) this.tally.skipped += 1;
    else if (before) this.tally.merged += 1;
    else this.tally.added += 1;
  }
}

/** The fields of an archived document as changes of a client that has seen no revision. */
function changesOf(
  rules: KindTable[SyncOperation['kind']],
  key: string,
  fields: ArchivedDocument['fields'],
  here: SyncDocument | undefined,
): Record<string, FieldChange> {
  const changes = Object.entries(fields).flatMap(([name, value]): [string, FieldChange][] => {
    const rule = rules?.fieldRule(name, key);
    if (here?.fields[name] && isOlder(rule)) return [];
    const isList = rule?.class === 'drawings' && Array.isArray(value);
    const hashes = isList ? value.filter((hash) => typeof hash === 'string') : [];
    return [[name, isList ? { add: hashes, remove: [], baseRev: 0 } : { value, baseRev: 0 }]];
  });
  return Object.fromEntries(changes);
}

/** Whether the value here stays. The last write wins for a flag, and a value from an archive is older, whenever it is imported. */
const isOlder = (rule: FieldRule | undefined): boolean => rule?.class === 'flag';
