import { ANSWER_BYTES, type SyncOperation } from '@app/contract/sync';
import mongoose, { type ClientSession, Types } from 'mongoose';
import { documentId } from './engine/document.ts';
import type { RecordedOperation } from './engine/ledger.ts';
import { storedId } from './sealed-document.ts';
import { SyncDocumentModel } from './sync.model.ts';

/** Form of the documents in an answer: each once (`docs`), or repeated in every result (`inline`, as in SYNC §3). */
export type AnswerShape = 'docs' | 'inline';

/** Estimated bytes of names, revisions and times: per document, and per field. */
const DOCUMENT_BYTES = 600;
const FIELD_BYTES = 200;

interface Size {
  readonly _id: string;
  readonly of?: string;
  readonly bytes: number;
}

/** A parsed operation, or `undefined` if it was invalid; and its first outcome, if it is a repeat. */
export interface Incoming {
  readonly operation: SyncOperation | undefined;
  readonly done: RecordedOperation | undefined;
}

/**
 * The number of leading operations whose answer is at most 4 MB, at least one. Estimated from the sizes of what is stored and sent, before
 * anything is read, decrypted or written.
 */
export async function countFitting(
  session: ClientSession,
  userId: string,
  incoming: readonly Incoming[],
  shape: AnswerShape,
): Promise<number> {
  if (incoming.length <= 1) return incoming.length;
  const estimate = new Estimate(await readSizes(session, userId, incoming), shape);
  for (const [i, each] of incoming.entries()) {
    estimate.add(each);
    if (estimate.bytes > ANSWER_BYTES) return Math.max(1, i);
  }
  return incoming.length;
}

async function readSizes(session: ClientSession, userId: string, incoming: readonly Incoming[]): Promise<Size[]> {
  const named = incoming.flatMap(({ operation }) => (operation ? [documentId(operation.kind, operation.key)] : []));
  const made = incoming.flatMap(({ done }) => done?.siblings ?? []);
  const ids = [...new Set([...named, ...made])].map((id) => storedId(userId, id));
  const isHere = { _id: { $in: ids } };
  const isBeside = { userId: new Types.ObjectId(userId), of: { $in: [...new Set(named)] }, deleted: false };
  const sealed = {
    $sum: { $map: { input: '$fields', in: { $add: [{ $binarySize: '$$this.sealed' }, FIELD_BYTES] } } },
  };
  const found = await SyncDocumentModel.aggregate<Size>([
    { $match: mongoose.trusted({ $or: [isHere, isBeside] }) },
    { $project: { of: 1, bytes: { $add: [sealed, DOCUMENT_BYTES] } } },
  ]).session(session);
  return found.map((size) => ({ ...size, _id: size._id.slice(userId.length + 1) }));
}

/** The estimated size of an answer, operation by operation; each result has the final state of its documents. */
class Estimate {
  bytes = 0;
  readonly #sizes: ReadonlyMap<string, number>;
  readonly #beside = new Map<string, string[]>();
  /** Number of times that a document, with its siblings, is in the answer; and the bytes that operations add to it. */
  readonly #times = new Map<string, number>();
  readonly #added = new Map<string, number>();

  constructor(
    sizes: readonly Size[],
    readonly shape: AnswerShape,
  ) {
    this.#sizes = new Map(sizes.map(({ _id, bytes }) => [_id, bytes]));
    for (const { _id, of } of sizes) if (of !== undefined) this.#beside.set(of, [...(this.#beside.get(of) ?? []), _id]);
  }

  add({ operation, done }: Incoming): void {
    this.bytes += FIELD_BYTES;
    if (!operation) return;
    const id = documentId(operation.kind, operation.key);
    // Its text ends up in the document or in a sibling; there `inline` has it as `sibling` and again among the `siblings`.
    const own = Buffer.byteLength(JSON.stringify(operation)) + DOCUMENT_BYTES;
    const added = this.shape === 'docs' ? own : 2 * own;
    this.bytes += added * this.#timesOf(id);
    this.#added.set(id, (this.#added.get(id) ?? 0) + added);
    for (const each of [id, ...(this.#beside.get(id) ?? [])]) this.#show(each);
    for (const each of done?.siblings ?? []) this.#show(each);
  }

  #show(id: string): void {
    const times = this.#timesOf(id);
    if (this.shape === 'docs' && times > 0) return;
    this.#times.set(id, times + 1);
    this.bytes += (this.#sizes.get(id) ?? 0) + (this.#added.get(id) ?? 0);
  }

  #timesOf(id: string): number {
    return this.#times.get(id) ?? 0;
  }
}
