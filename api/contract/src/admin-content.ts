import * as z from 'zod/mini';
import { activitySchema } from './activities.ts';
import { defineEndpoint } from './endpoint.ts';
import { countSchema, instantSchema } from './shapes.ts';

/** Kinds of content that administrators can edit. */
export const contentKindSchema = z.enum([
  'block',
  'stage',
  'seal',
  'activity',
  'book',
  'film',
  'playlist',
  'challenge',
]);
export type ContentKindName = z.infer<typeof contentKindSchema>;

const itemParams = z.object({
  kind: contentKindSchema,
  /** Number of the item; an activity's is its number among the 108. */
  number: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'El identificador no es un número')),
    z.transform((text: string) => Number(text)),
  ),
});

const itemHead = {
  kind: contentKindSchema,
  number: z.number().check(z.int(), z.minimum(1)),
  title: z.string(),
  /** Increases with each publication and undo; 0 for the version of the files. */
  rev: countSchema,
  /** Whether the served version differs from that of the files. */
  isEdited: z.boolean(),
  /** Whether there is an unfinished edit. */
  hasDraft: z.optional(z.boolean()),
};

/** An item of the list: all but its value. */
export const contentSummarySchema = z.object(itemHead);
export type ContentSummary = z.infer<typeof contentSummarySchema>;

/** One publication of an edit, or its undo. */
export const contentRevisionSchema = z.object({
  rev: countSchema,
  at: instantSchema,
  /** User name of the administrator; `null` if the account was deleted. */
  by: z.nullable(z.string()),
  isUndo: z.boolean(),
});

/** An item with its value and history. */
export const contentItemSchema = z.object({
  ...itemHead,
  /** The served version, in the shape of the item's file. */
  value: z.json(),
  /** Whether the files have changed since the edit: the edit is still served. */
  isSeedNewer: z.boolean(),
  /** The latest first. */
  history: z.array(contentRevisionSchema),
  /** The unfinished edit and the revision that it changes; absent without one. */
  draft: z.optional(z.object({ value: z.json(), rev: countSchema, at: instantSchema, by: z.nullable(z.string()) })),
});
export type ContentItemAnswer = z.infer<typeof contentItemSchema>;

/** All items of programme and libraries that can be edited. */
export const listContent = defineEndpoint({
  name: 'listContent',
  method: 'GET',
  path: '/api/admin/content',
  access: 'admin',
  response: z.array(contentSummarySchema),
});

/** One item with its value and history. 404 for an unknown number. */
export const getContent = defineEndpoint({
  name: 'getContent',
  method: 'GET',
  path: '/api/admin/content/:kind/:number',
  access: 'admin',
  params: itemParams,
  response: contentItemSchema,
});

/**
 * Validates an edit as publishing does and answers what would be served; changes nothing. 400 names every error by its path,
 * `lenses.0.title`.
 */
export const previewContent = defineEndpoint({
  name: 'previewContent',
  method: 'POST',
  path: '/api/admin/content/:kind/:number/preview',
  access: 'admin',
  params: itemParams,
  body: z.strictObject({ value: z.json() }),
  response: z.object({
    value: z.json(),
    /** The activity as its four stages would show it; for an activity only. */
    activities: z.optional(z.array(activitySchema)),
  }),
});

/** Publishes an edit of the revision that the editor saw; 409 if there is a newer one. Open pages get it without a reload. */
export const publishContent = defineEndpoint({
  name: 'publishContent',
  method: 'PUT',
  path: '/api/admin/content/:kind/:number',
  access: 'admin',
  params: itemParams,
  body: z.strictObject({ value: z.json(), rev: countSchema }),
  response: z.object({ rev: countSchema }),
});

/** Restores the version that was served before the present edit; 409 if there is none, or a newer revision. */
export const undoContent = defineEndpoint({
  name: 'undoContent',
  method: 'POST',
  path: '/api/admin/content/:kind/:number/undo',
  access: 'admin',
  params: itemParams,
  body: z.strictObject({ rev: countSchema }),
  response: z.object({ rev: countSchema }),
});

/** Stores an unfinished edit for all administrators. It is not served, and is validated only when it is published. */
export const saveContentDraft = defineEndpoint({
  name: 'saveContentDraft',
  method: 'PUT',
  path: '/api/admin/content/:kind/:number/draft',
  access: 'admin',
  params: itemParams,
  body: z.strictObject({ value: z.json(), rev: countSchema }),
});

/** Discards the unfinished edit, as publishing does. */
export const dropContentDraft = defineEndpoint({
  name: 'dropContentDraft',
  method: 'DELETE',
  path: '/api/admin/content/:kind/:number/draft',
  access: 'admin',
  params: itemParams,
});
