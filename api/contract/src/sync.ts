import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { numberInQuery } from './number-in-query.ts';
import { instantSchema } from './shapes.ts';

/**
 * Synchronisation of the user's documents: operations are pushed, documents are pulled. Conflicts are detected per field, by the revision that
 * the writer had seen, so that no clock decides and no text is lost; operation ids make a retry idempotent.
 *
 * Invariants of a client; breaking one loses text (each was found by random schedules, `no-lost-words.test.ts`):
 * - An operation is frozen when it is first sent; later edits wait in a new one, at most one per document in flight.
 * - The base of an edit is what the screen showed when the user began it, not what was pulled since.
 * - Edits that waited behind an operation take the revision of its answer only where the answer's field holds what was sent. Where a
 *   sibling holds it, they move into that sibling; otherwise they keep the base of the operation.
 * - A deletion claims only what was shown: where the user's own edit or deletion hides what has arrived since, its base is 0.
 */

export const syncKindSchema = z.enum([
  'entry',
  'day',
  'week',
  'assessment',
  'challenge',
  'underline',
  'settings',
  'sibling',
]);
export type SyncKind = z.infer<typeof syncKindSchema>;

/** Most operations of one push; more is a 413. */
export const PUSH_OPERATIONS = 50;
/** Most conflicting versions (siblings) of a document; an operation that would create one more is refused (`reason: 'versions'`). */
export const SIBLINGS_PER_DOCUMENT = 50;
/** All text of an account, in bytes of JSON; drawings have a quota of their own. */
export const TEXT_BYTES = 200 * 1024 * 1024;
/** Longest answer of documents, in bytes; a larger single document is sent whole. */
export const ANSWER_BYTES = 4 * 1024 * 1024;
/** Longest text of a field, in characters. */
export const SYNC_TEXT_LENGTH = 200_000;
const PULL_LIMIT = 200;
const PULL_LIMIT_MOST = 500;

const uuidSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'No es un identificador válido'));
const revSchema = z.number().check(z.int(), z.minimum(0));
const keySchema = z.string().check(z.minLength(1), z.maxLength(100));
const fieldNameSchema = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_.-]{0,99}$/));
/** SHA-256 of a drawing's bytes. */
export const drawingHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** `baseRev` is the field's revision that the writer had seen: 0 for none. A list of drawings changes by additions and removals. */
export const fieldChangeSchema = z.union([
  z.strictObject({ value: z.json(), baseRev: revSchema }),
  z.strictObject({ add: z.array(drawingHashSchema), remove: z.array(drawingHashSchema), baseRev: revSchema }),
]);
export type FieldChange = z.infer<typeof fieldChangeSchema>;

const operationHead = {
  opId: uuidSchema,
  /** Increases with each operation of a client profile, from 1. */
  opNo: z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  kind: syncKindSchema,
  /** A UUID made by the client, or the kind's natural key, e.g. `activity-9`. */
  key: keySchema,
  /** The writer's clock: shown, never compared. */
  createdAt: instantSchema,
};

/** One operation of a push, by `action`. `opId` makes a retry idempotent. */
export const syncOperationSchema = z.discriminatedUnion('action', [
  z.strictObject({ ...operationHead, action: z.literal('set'), fields: z.record(fieldNameSchema, fieldChangeSchema) }),
  /**
   * `baseRev` is the highest revision seen of the document and its siblings: if any of them changed since, the deletion is refused with
   * `kept`.
   */
  z.strictObject({ ...operationHead, action: z.literal('delete'), baseRev: revSchema }),
]);
export type SyncOperation = z.infer<typeof syncOperationSchema>;

/**
 * A document as stored at the server. A `sibling` holds text that lost a conflict: `of` ({kind, key}), `field`, `value`, `device`; an edit
 * of one sends `of` and `field` again. Deleting a document deletes its siblings. A deleted document has no fields.
 */
export const syncDocSchema = z.object({
  kind: syncKindSchema,
  key: z.string(),
  /** The user's `seq` of its last change. */
  rev: revSchema,
  deleted: z.boolean(),
  fields: z.record(z.string(), z.json()),
  fieldRevs: z.record(z.string(), revSchema),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type SyncDoc = z.infer<typeof syncDocSchema>;

/**
 * `applied` · `sibling`: applied, and conflicting text is kept in sibling documents · `kept`: a deletion refused because something changed
 * since · `rejected`: see `code`; never blocks the others · `client_fork`: this client's numbers are in use by another (a copied profile):
 * take a new `clientId` and retry.
 */
export const syncResultSchema = z.object({
  /** Id of the operation as it was sent; empty if it could not be parsed. */
  opId: z.string(),
  status: z.enum(['applied', 'sibling', 'kept', 'rejected', 'client_fork']),
  code: z.optional(z.enum(['invalid', 'too_large', 'not_allowed'])),
  message: z.optional(z.string()),
  /**
   * Reason of a refusal that may be temporary: `versions`, the document has the maximum of conflicting versions, and accepts text once one
   * is resolved · `account_full`, the quota is used up until something is deleted · others may be added:
   * clients that do not know one use `code`.
   */
  reason: z.optional(z.string()),
  /** Names of the documents, `<kind>/<key>`, in place of the documents (`answer=docs`). Those missing from `docs` have to be pulled. */
  names: z.optional(
    z.object({
      doc: z.optional(z.string()),
      sibling: z.optional(z.string()),
      siblings: z.optional(z.array(z.string())),
    }),
  ),
  /** The current document. */
  doc: z.optional(syncDocSchema),
  /** The sibling that this operation created; the first one if several fields conflicted. */
  sibling: z.optional(syncDocSchema),
  /** All current siblings of the document, so that the client knows everything that a deletion would remove. */
  siblings: z.optional(z.array(syncDocSchema)),
});
export type SyncResult = z.infer<typeof syncResultSchema>;

const state = {
  /** The user's `seq`. */
  cursor: revSchema,
  /** Changes when the account was erased or the server went back in time: clients then compare everything again. */
  epoch: uuidSchema,
  /**
   * Epochs that this one continues after a restore, oldest first, each with the number at which the next one left it. A client of one of
   * them relies on what it knows up to the lowest number from that epoch on; a client of none of them relies on nothing (see `erased`).
   */
  ancestors: z.optional(z.array(z.object({ epoch: uuidSchema, until: revSchema }))),
  /**
   * This epoch, or the first that it continues, began because the user erased all data: a client of none of them drops its documents, and
   * offers unsent text as a download.
   */
  erased: z.optional(z.boolean()),
  /** Drawings that the documents of this answer name and the server does not have: a device that has one uploads it (again). */
  missingDrawings: z.optional(z.array(drawingHashSchema)),
};

/**
 * Pushes operations. They are validated one by one (`syncOperationSchema`) and answer 200. The whole request is refused only if it is
 * malformed: 400 no valid `clientId` or `ops`, 413 over 1 MB or 50 operations. `cursor` is the server's position, not that of the client's
 * last pull.
 *
 * An answer has 4 MB at most. Operations are processed in order as far as that allows, at least one: those without a result have not been
 * processed, and are to be sent again. If the documents of a single operation exceed the limit, its result comes without them.
 */
export const pushChanges = defineEndpoint({
  name: 'pushChanges',
  method: 'POST',
  path: '/api/sync/push',
  access: 'user',
  /**
   * `docs`: the answer has every document once, in `docs`, and its name in the results. Without it each result contains its own documents,
   * for older clients.
   */
  query: z.object({ answer: z.optional(z.literal('docs')) }),
  body: z.strictObject({
    clientId: uuidSchema,
    ops: z.array(z.unknown()),
    /**
     * Epoch of the operations' revisions. If the account's is another, nothing is processed: the answer has no results, and its `epoch`.
     */
    epoch: z.optional(uuidSchema),
  }),
  response: z.object({
    results: z.array(syncResultSchema),
    docs: z.optional(z.array(syncDocSchema)),
    /** Operations or named documents are missing from the answer: push again, and pull. */
    more: z.optional(z.boolean()),
    ...state,
  }),
});

/** Documents changed after `cursor`, oldest change first, tombstones included. Pull again from the answer's cursor while `more`. */
export const pullChanges = defineEndpoint({
  name: 'pullChanges',
  method: 'GET',
  path: '/api/sync/pull',
  access: 'user',
  query: z.object({
    cursor: numberInQuery(0, Number.MAX_SAFE_INTEGER, 0),
    limit: numberInQuery(1, PULL_LIMIT_MOST, PULL_LIMIT),
  }),
  response: z.object({ docs: z.array(syncDocSchema), more: z.boolean(), ...state }),
});
