import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { instantSchema, numberInQuery } from './shapes.ts';

/**
 * Synchronisation of what she writes: operations go up, documents come down. Per field a revision says what the writer had seen, so
 * that no clock decides and no words are lost; an operation's id makes sending it again harmless.
 *
 * What a client must keep to, or words are lost (each was found by random schedules, `no-lost-words.test.ts`):
 * - An operation is frozen when it is first sent; later edits wait in a new one, at most one per document in flight.
 * - The base of an edit is what her screen showed when she began it, not what was pulled since.
 * - Edits that waited behind an operation take the revision of its answer only where the answer's field holds what was sent. Where a
 *   sibling holds it, they move into that sibling; otherwise they keep the base of the operation.
 * - A deletion claims only what was shown: where an edit or deletion of her own hides what has come since, its base is 0.
 */

export const syncKindSchema = z.enum(['entry', 'day', 'week', 'assessment', 'challenge', 'settings', 'sibling']);
export type SyncKind = z.infer<typeof syncKindSchema>;

/** Most operations of one push; more is a 413. */
export const PUSH_OPERATIONS = 50;
/** Most other versions that lie beside a document; an operation that would make one more is refused (`reason: 'versions'`). */
export const SIBLINGS_PER_DOCUMENT = 50;
/** Everything written in an account together, in bytes of JSON; drawings have a quota of their own. */
export const TEXT_BYTES = 200 * 1024 * 1024;
/** Longest answer of documents, in bytes; a single document that is larger goes whole. */
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

/** `baseRev` is the field's revision that the writer had seen: 0 for none. A list of drawings changes by what goes in and out. */
export const fieldChangeSchema = z.union([
  z.strictObject({ value: z.json(), baseRev: revSchema }),
  z.strictObject({ add: z.array(drawingHashSchema), remove: z.array(drawingHashSchema), baseRev: revSchema }),
]);
export type FieldChange = z.infer<typeof fieldChangeSchema>;

const operationHead = {
  opId: uuidSchema,
  /** Rises with each operation of a client profile, from 1. */
  opNo: z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  kind: syncKindSchema,
  /** A UUID made by the client, or the kind's natural key, e.g. `activity-9`. */
  key: keySchema,
  /** The writer's clock: shown, never compared. */
  createdAt: instantSchema,
};

export const syncOperationSchema = z.discriminatedUnion('action', [
  z.strictObject({ ...operationHead, action: z.literal('set'), fields: z.record(fieldNameSchema, fieldChangeSchema) }),
  /** `baseRev` is the highest revision seen of the document and its siblings: if any of them changed since, the deletion is refused with `kept`. */
  z.strictObject({ ...operationHead, action: z.literal('delete'), baseRev: revSchema }),
]);
export type SyncOperation = z.infer<typeof syncOperationSchema>;

/**
 * A document as it stands at the server. A `sibling` holds words that lost their place: `of` ({kind, key}), `field`, `value`, `device`;
 * who goes on writing in one names `of` and `field` again. Deleting a document deletes its siblings. A deleted document has no fields.
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
 * `applied` · `sibling`: applied, and words that somebody else's would have covered lie in documents of their own · `kept`: a deletion
 * refused because something changed since · `rejected`: see `code`; never blocks the others · `client_fork`: this client's numbers are
 * in use by another (a copied profile): take a new `clientId` and send again.
 */
export const syncResultSchema = z.object({
  /** As it was sent; empty where it could not be read. */
  opId: z.string(),
  status: z.enum(['applied', 'sibling', 'kept', 'rejected', 'client_fork']),
  code: z.optional(z.enum(['invalid', 'too_large', 'not_allowed'])),
  message: z.optional(z.string()),
  /**
   * Why, where that can change: `versions`, a document has as many other versions as it may, and takes the words once one was resolved ·
   * `account_full`, nothing more fits the account until something is deleted. Others may come: to whom they mean nothing, `code` does.
   */
  reason: z.optional(z.string()),
  /** For `answer=docs`, in place of the documents themselves: their names, `<kind>/<key>`. What is not in `docs` has to be pulled. */
  names: z.optional(
    z.object({
      doc: z.optional(z.string()),
      sibling: z.optional(z.string()),
      siblings: z.optional(z.array(z.string())),
    }),
  ),
  /** The document as it stands now. */
  doc: z.optional(syncDocSchema),
  /** Made by this operation; where it met several fields, the first. */
  sibling: z.optional(syncDocSchema),
  /** Everything that lives beside the document now, so that who knows its revision knows all that a deletion would take. */
  siblings: z.optional(z.array(syncDocSchema)),
});
export type SyncResult = z.infer<typeof syncResultSchema>;

const state = {
  /** The user's `seq`. */
  cursor: revSchema,
  /** Changes when the account was erased or the server went back in time: compare everything again. */
  epoch: uuidSchema,
  /**
   * Where this epoch began because the server went back in time (a restored backup): all up to this number is as clients know it, what
   * they know beyond it they offer again. Absent: they can rely on nothing, and offer all that they have.
   */
  since: z.optional(revSchema),
  /** This epoch began because she erased her data: clients drop what they have, and offer her what was not sent as a download. */
  erased: z.optional(z.boolean()),
};

/**
 * Only a broken envelope is refused as a whole: 400 no valid `clientId` or `ops`, 413 over 1 MB or 50 operations. Operations are
 * checked one by one (`syncOperationSchema`) and answer 200. The `cursor` of a push says how far the server is, not how far a client
 * has pulled.
 *
 * An answer has 4 MB at most. Operations are done in order as far as it goes, and at least one of them: those without a result have not
 * been done, and are sent again. Where the documents of a single operation are more than that, the result comes without them.
 */
export const pushChanges = defineEndpoint({
  name: 'pushChanges',
  method: 'POST',
  path: '/api/sync/push',
  access: 'user',
  /** `docs`: every document once, in `docs`, and by name in the results. Without it each result has its own, as it always was. */
  query: z.object({ answer: z.optional(z.literal('docs')) }),
  body: z.strictObject({
    clientId: uuidSchema,
    ops: z.array(z.unknown()),
    /** The history that the operations' revisions are of. In another nothing is done: the answer has no results, and says which it is. */
    epoch: z.optional(uuidSchema),
  }),
  response: z.object({
    results: z.array(syncResultSchema),
    docs: z.optional(z.array(syncDocSchema)),
    /** Operations are left over, or named documents are: send again, and pull. */
    more: z.optional(z.boolean()),
    ...state,
    /** Drawings in the documents of these operations that the server does not have: put them (again). */
    missingDrawings: z.optional(z.array(drawingHashSchema)),
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
