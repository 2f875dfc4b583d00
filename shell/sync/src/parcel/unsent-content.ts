import { drawingHashSchema, fieldChangeSchema, syncKindSchema } from '@app/contract/sync';
import * as z from 'zod/mini';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import { isText } from '../document/fields.ts';
import { changesOf, documentId, isWaiting, type LocalDocument } from '../document/local-document.ts';
import { queueAgain } from '../merge/queue-again.ts';
import { mergedChange, type WriteContext } from '../merge/queue-edit.ts';
import { sameValue } from '../document/values.ts';
import { sharedUntil } from '../merge/shared-until.ts';
import type { CommitResult, StoredDrawing } from '../store/document-store.ts';
import type { Quarantine } from '../store/quarantine.ts';
import type { ResilientStore } from '../store/resilient-store.ts';

const ancestorSchema = z.object({ epoch: z.string(), until: z.number() });

const contentSchema = z.object({
  /** The server's history that the bases are of; absent if the device had not reached the server. */
  epoch: z.optional(z.string()),
  ancestors: z.optional(z.array(ancestorSchema)),
  documents: z.array(
    z.object({
      kind: syncKindSchema,
      key: z.string(),
      fields: z.record(z.string(), fieldChangeSchema),
      /** A deletion that waits, with the revision it has seen. */
      deletion: z.optional(z.number()),
    }),
  ),
  /** Their bytes follow as parts of their own, in this order. */
  drawings: z.array(z.object({ hash: drawingHashSchema, type: z.string() })),
  moves: z.array(z.object({ activityId: z.number(), status: z.enum(['in_progress', 'completed']) })),
  texts: z.array(z.object({ where: z.string(), text: z.string(), at: z.string() })),
});
type Content = z.infer<typeof contentSchema>;

/** Everything on a device that the server lacks: JSON, then the bytes of the drawings. */
type Parts = readonly Uint8Array<ArrayBuffer>[];

/** What else decides which content becomes a parcel. */
export interface Unsent {
  /** Documents that another parcel has already. */
  readonly isElsewhere?: (local: LocalDocument) => boolean;
  /** Completions of activities that the page has in memory alone. */
  readonly moves?: readonly Content['moves'][number][];
}

/** @returns `undefined` if the server has everything */
export async function collectUnsent(
  store: ResilientStore,
  { isElsewhere = () => false, moves: inMemory = [] }: Unsent = {},
): Promise<Parts | undefined> {
  const { database } = store;
  const [found, drawings, { epoch, ancestors }] = await Promise.all([
    store.waiting(),
    store.unsentDrawings(),
    store.state(),
  ]);
  const waiting = found.filter((local) => !isElsewhere(local));
  const moves = [...((await database?.getAll('moves')) ?? []), ...inMemory];
  const texts = (await database?.getAll('quarantine')) ?? [];
  if (waiting.length + drawings.length + moves.length + texts.length === 0) return undefined;
  const content: Content = {
    ...(epoch && { epoch }),
    ...(ancestors && { ancestors: [...ancestors] }),
    documents: waiting.filter(isWaiting).map(asUnsent),
    drawings: drawings.map(({ hash, type }) => ({ hash, type })),
    moves: moves.map(({ activityId, status }) => ({ activityId, status })),
    texts,
  };
  return [new TextEncoder().encode(JSON.stringify(content)), ...drawings.map(({ bytes }) => new Uint8Array(bytes))];
}

/** What is on its way may not have arrived: it is sent again, with the edits that wait behind it. */
function asUnsent({ kind, key, inFlight, pending }: LocalDocument): Content['documents'][number] {
  const last = pending ?? inFlight;
  if (last?.action === 'delete') return { kind, key, fields: {}, deletion: last.baseRev };
  const fields = { ...changesOf(inFlight) };
  for (const [name, change] of Object.entries(changesOf(pending)))
    fields[name] = mergedChange(fields[name], change, change.baseRev);
  return { kind, key, fields };
}

/** Whether all unsent edits of a document are among those of another copy of it, or text goes on in it where the other ends. */
export function hasAllOf(copy: LocalDocument, other: LocalDocument): boolean {
  const [held, wanted] = [asUnsent(copy), asUnsent(other)];
  if (wanted.deletion !== undefined) return held.deletion !== undefined;
  return Object.entries(wanted.fields).every(([name, change]) => {
    const mine = held.fields[name];
    if (mine === undefined) return false;
    if ('value' in change && 'value' in mine)
      return (
        sameValue(mine.value, change.value) ||
        (isText(other.kind, name) &&
          typeof mine.value === 'string' &&
          typeof change.value === 'string' &&
          mine.value.startsWith(change.value))
      );
    return (
      'add' in change &&
      'add' in mine &&
      change.add.every((hash) => mine.add.includes(hash)) &&
      change.remove.every((hash) => mine.remove.includes(hash))
    );
  });
}

/** The first part of a parcel, and those of its texts that are to stay. */
export interface TextsAlone {
  readonly json: ArrayBuffer;
  readonly texts: Content['texts'];
}

/** A parcel of unreadable texts, of the same history. */
export function textsAlone({ json, texts }: TextsAlone): Parts {
  const content = z.parse(contentSchema, JSON.parse(new TextDecoder().decode(json)));
  return [new TextEncoder().encode(JSON.stringify({ ...content, documents: [], drawings: [], moves: [], texts }))];
}

export interface TakenBack {
  readonly stored: CommitResult<unknown>;
  /** Completions of activities, oldest first. */
  readonly moves: Content['moves'];
  /** Unreadable texts that the page has in memory alone: the parcel is their only place. */
  readonly unkept: Content['texts'];
}

/**
 * Puts the content of a parcel back into the outbox; edits made since are not overwritten. Texts from before the user erased all data do
 * not return to the server: they become unreadable texts, which can be downloaded.
 * @throws Error if it is no content of a parcel
 */
export async function takeBack(
  store: ResilientStore,
  [json, ...pictures]: readonly ArrayBuffer[],
  context: WriteContext,
  quarantine: Pick<Quarantine, 'keep'>,
): Promise<TakenBack> {
  const text = new TextDecoder().decode(json);
  const content = z.parse(contentSchema, JSON.parse(text));
  const unkept: Content['texts'] = [];
  const keep = async (each: Content['texts'][number]) => {
    if (!(await quarantine.keep(each.where, each.text))) unkept.push(each);
  };
  for (const each of content.texts) await keep(each);
  const until = await sharedWith(content, store);
  if (until === undefined) {
    const { documents, drawings, moves } = content;
    if (documents.length + drawings.length + moves.length > 0) await keep({ where: 'parcel', text, at: context.now });
    return { stored: { result: undefined, changed: [], dropped: [] }, moves: [], unkept };
  }
  const drawings = content.drawings.flatMap(({ hash, type }, i): StoredDrawing[] => {
    const bytes = pictures[i];
    return bytes ? [{ hash, type, bytes, isSent: false }] : [];
  });
  for (const drawing of drawings) await store.keepDrawing(drawing);
  const stored = await store.update({ ids: content.documents.map(documentId), ink: true }, (work) => {
    for (const document of content.documents) queueDocument(work, document, until, context);
  });
  return { stored, moves: content.moves, unkept };
}

/** The revision up to which bases of the parcel mean the same here; `undefined` if the user has erased all data since. */
async function sharedWith({ epoch, ancestors = [] }: Content, store: ResilientStore): Promise<number | undefined> {
  const here = await store.state();
  if (epoch === undefined || here.epoch === undefined || epoch === here.epoch) return Infinity;
  const before = here.ancestors ?? [];
  const isShared = [epoch, ...ancestors.map((each) => each.epoch)].some(
    (each) => each === here.epoch || before.some((ancestor) => ancestor.epoch === each),
  );
  return isShared ? sharedUntil({ epoch, ancestors }, { epoch: here.epoch, ancestors: before }) : undefined;
}

function queueDocument(
  work: UnitOfWork,
  { kind, key, fields, deletion }: Content['documents'][number],
  until: number,
  context: WriteContext,
): void {
  const ref = { kind, key };
  for (const [field, change] of Object.entries(fields))
    queueAgain(work, ref, field, { ...change, baseRev: Math.min(change.baseRev, until) }, context);
  const local = work.get(documentId(ref));
  if (deletion === undefined || (local && isWaiting(local))) return;
  work.put({ ...ref, ...local, pending: { action: 'delete', baseRev: Math.min(deletion, until) } });
}
