import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { countSchema, instantSchema } from './shapes.ts';

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
  /** An activity's is its place among the 108. */
  number: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'El identificador no es un número')),
    z.transform((text: string) => Number(text)),
  ),
});

const itemHead = {
  kind: contentKindSchema,
  number: z.number().check(z.int(), z.minimum(1)),
  title: z.string(),
  /** Rises with each publication and undoing; 0 as the files have it. */
  rev: countSchema,
  /** Whether what is served is not what the files have. */
  isEdited: z.boolean(),
};

export const contentSummarySchema = z.object(itemHead);
export type ContentSummary = z.infer<typeof contentSummarySchema>;

export const contentRevisionSchema = z.object({
  rev: countSchema,
  at: instantSchema,
  /** User name of the administrator; `null` where the account is gone. */
  by: z.nullable(z.string()),
  isUndo: z.boolean(),
});

export const contentItemSchema = z.object({
  ...itemHead,
  /** What is served: the shape that the item's file has for it. */
  value: z.json(),
  /** Whether the files have changed since the edit was made: the edit stands. */
  isSeedNewer: z.boolean(),
  /** The latest first. */
  history: z.array(contentRevisionSchema),
});
export type ContentItemAnswer = z.infer<typeof contentItemSchema>;

/** Everything of the programme and the libraries that can be edited. */
export const listContent = defineEndpoint({
  name: 'listContent',
  method: 'GET',
  path: '/api/admin/content',
  access: 'admin',
  response: z.array(contentSummarySchema),
});

export const getContent = defineEndpoint({
  name: 'getContent',
  method: 'GET',
  path: '/api/admin/content/:kind/:number',
  access: 'admin',
  params: itemParams,
  response: contentItemSchema,
});

/** Checks an edit as publishing does, and answers what would be served; changes nothing. 400 names every fault by its place, `lenses.0.title`. */
export const previewContent = defineEndpoint({
  name: 'previewContent',
  method: 'POST',
  path: '/api/admin/content/:kind/:number/preview',
  access: 'admin',
  params: itemParams,
  body: z.strictObject({ value: z.json() }),
  response: z.object({ value: z.json() }),
});

/** Publishes an edit of the revision that the editor had seen; 409 when there is a newer one. Open pages get it without a reload. */
export const publishContent = defineEndpoint({
  name: 'publishContent',
  method: 'PUT',
  path: '/api/admin/content/:kind/:number',
  access: 'admin',
  params: itemParams,
  body: z.strictObject({ value: z.json(), rev: countSchema }),
  response: z.object({ rev: countSchema }),
});

/** Goes back to what was served before the edit that is served now; 409 when there is none, or a newer revision. */
export const undoContent = defineEndpoint({
  name: 'undoContent',
  method: 'POST',
  path: '/api/admin/content/:kind/:number/undo',
  access: 'admin',
  params: itemParams,
  body: z.strictObject({ rev: countSchema }),
  response: z.object({ rev: countSchema }),
});
