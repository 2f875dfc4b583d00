import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { activityIdSchema, instantSchema } from './shapes.ts';
import { WRITING_MODES } from './sync-kinds.ts';

/** The serialised `content` of an entry (2§3). Field keys are those of the questions; a drawing is its address. */
export const journalContentSchema = z.object({
  responses: z.record(z.string(), z.string()),
  canvasData: z.record(z.string(), z.string()),
  savedDrawings: z.record(z.string(), z.array(z.string())),
  writingMode: z.enum(WRITING_MODES),
  questions: z.array(z.unknown()),
  timestamp: instantSchema,
});
export type JournalContent = z.infer<typeof journalContentSchema>;

/** An entry of the journal in the specification's shape (2§3), derived from its synchronised document. */
export const journalEntrySchema = z.object({
  /** Creation time in milliseconds. */
  id: z.number(),
  /** Activity of the entry; absent for a personal one. */
  activityId: z.optional(activityIdSchema),
  title: z.string(),
  /** `JournalContent` as text. */
  content: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  isCompleted: z.boolean(),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

const idInQuery = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'No es un número')),
  z.transform((text: string) => Number(text)),
);

/** A page of the journal ends at one of these limits, whichever comes first; a longer single entry is sent whole. */
export const JOURNAL_PAGE = { entries: 100, bytes: 1_000_000 } as const;

/**
 * The user's journal, newest first, in pages; the header `Link: <…>; rel="next"` has the address of the next one. Polled every two seconds
 * while it is open (D18): with the last `ETag` in `If-None-Match` the answer is an empty 304 while nothing has changed.
 */
export const listJournal = defineEndpoint({
  name: 'listJournal',
  method: 'GET',
  path: '/api/journal',
  access: 'user',
  /** Entries older than the one with this `id`: the next page. */
  query: z.object({ before: z.optional(idInQuery) }),
  response: z.array(journalEntrySchema),
  isConditional: true,
});
