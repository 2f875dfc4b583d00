import * as z from 'zod/mini';
import { careSchema } from './care.ts';

/** Bodies of activities (D3): a union discriminated by `kind`; every kind has its text and the questions for the journal. */

/** Keys under which answers are stored (2§3). */
const responseKeySchema = z.enum(['experience', 'attention', 'feelings', 'reflection']);
/** A question for the journal, and the key of its answer. */
const questionSchema = z.object({ key: responseKeySchema, question: z.string() });
export type Question = z.infer<typeof questionSchema>;

const paragraphs = z.array(z.string().check(z.minLength(1)));
const common = {
  text: paragraphs,
  /** The sentence of the text that stands out, word for word as it is there. */
  line: z.string(),
  questions: z.array(questionSchema),
  /** The text asks the user to read pages of the journal again; the page offers some. */
  rereads: z.optional(z.boolean()),
  care: z.optional(careSchema),
};

const bookSchema = z.object({ title: z.string(), author: z.string(), year: z.number() });
const filmSchema = z.object({ title: z.string(), director: z.string(), year: z.number() });

/** A scale of an assessment, from `low` to `high`. */
const dimensionSchema = z.object({
  key: z.string(),
  label: z.string(),
  low: z.string(),
  /** Meaning of the middle of the scale. */
  middle: z.string(),
  high: z.string(),
});
export type Dimension = z.infer<typeof dimensionSchema>;

/** Public playlists of the music provider; `null` opens the provider's search for the title (D8). */
const listenSchema = z.object({ title: z.string(), spotifyId: z.nullable(z.string()) });

/** The body of an activity, by `kind`. Times are in seconds, `minutes` in minutes. */
export const bodySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('practice'),
    ...common,
    seconds: z.number(),
    /** Cues, each `at` this many seconds after the start. */
    cues: z.array(z.object({ at: z.number(), say: z.string() })),
    notice: z.string(),
  }),
  z.object({ kind: z.literal('audio'), ...common, script: paragraphs, minutes: z.number(), listen: listenSchema }),
  z.object({ kind: z.literal('phrase'), ...common, phrase: z.string() }),
  z.object({ kind: z.literal('journaling'), ...common }),
  z.object({
    kind: z.literal('book'),
    ...common,
    work: bookSchema,
    summary: paragraphs,
    exercise: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('film'),
    ...common,
    work: filmSchema,
    /** Summary for a user who has not seen the film. */
    synopsis: z.string(),
    symbols: z.array(z.object({ image: z.string(), meaning: z.string() })),
  }),
  z.object({ kind: z.literal('integration'), ...common, steps: z.array(z.string()) }),
  z.object({ kind: z.literal('celebration'), ...common, needs: z.array(z.string()), steps: z.array(z.string()) }),
  z.object({
    kind: z.literal('assessment'),
    ...common,
    dimensions: z.array(dimensionSchema),
    /** Dimensions of the first block that are asked again beside the others (`yearly.ts`). */
    yearly: z.optional(z.array(dimensionSchema)),
    /** Advice for a low score. */
    whenLow: z.string(),
  }),
]);
export type Body = z.infer<typeof bodySchema>;
/** The body of one kind. */
export type BodyOfKind<K extends Body['kind']> = Extract<Body, { kind: K }>;
