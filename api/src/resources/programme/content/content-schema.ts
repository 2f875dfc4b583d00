import { blockIconSchema } from '@app/contract/blocks';
import { BLOCKS, LIVED_ACTIVITIES, STAGES, STAGES_PER_BLOCK } from '@app/contract/programme';
import { sealIconSchema } from '@app/contract/seals';
import * as z from 'zod';
import { contentCareSchema } from './content-care.ts';
import { contentThemeSchema } from './content-themes.ts';
import { contentTimeSchema } from './content-time.ts';

/** Schemas of the files in `api/content`, which writers edit. Ids that follow from the position in the file are not repeated there. */

const text = (most: number) => z.string().trim().min(1).max(most);
const paragraph = text(4000);
const paragraphs = (least: number, most: number) => z.array(paragraph).min(least).max(most);
const items = (least: number, most: number) => z.array(text(400)).min(least).max(most);

const lensCommon = {
  title: text(60),
  description: text(160),
  time: contentTimeSchema,
  text: paragraphs(2, 4),
  /** The sentence that stands out, word for word as in the text. */
  line: text(400),
  care: contentCareSchema.optional(),
  /** The sentence that says why the act does something, word for word as in the text. */
  why: text(400).optional(),
  /** Ids (1…432) of the texts of earlier blocks that the text takes up. A base would not do, as it has four texts. */
  recalls: z.array(z.int().min(1).max(LIVED_ACTIVITIES)).min(1).max(4).optional(),
  /** The text asks for pages of the user's own journal to be read again. */
  rereads: z.literal(true).optional(),
  /** Subjects that the text is about, of those that the programme has to reach. */
  themes: z.array(contentThemeSchema).min(1).optional(),
};
const oneQuestion = z.array(text(300)).length(1);
const threeQuestions = z.array(text(300)).length(3);

/** Four texts per activity, one per week: descubrir, profundizar, integrar, celebrar. */
const lenses = <S extends z.ZodRawShape>(shape: S) =>
  z.array(z.strictObject({ ...lensCommon, ...shape })).length(STAGES_PER_BLOCK);

const cues = z
  .array(z.strictObject({ at: z.int().min(0).max(179), say: text(90) }))
  .min(4)
  .max(6)
  .refine((list) => list[0]?.at === 0, 'the first cue stands at second 0')
  .refine((list) => list.every((cue, i) => i === 0 || cue.at > (list[i - 1]?.at ?? 0)), 'cues ascend');

const spotifyId = z
  .string()
  .regex(/^[0-9A-Za-z]{22}$/)
  .nullable();
const work = { title: text(100), year: z.int().min(1800).max(2100) };
const base = z.int().min(1);

const contentActivitySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    base,
    kind: z.literal('practice'),
    lenses: lenses({ questions: threeQuestions, seconds: z.literal(180), cues, notice: text(300) }),
  }),
  z.strictObject({
    base,
    kind: z.literal('audio'),
    lenses: lenses({
      questions: oneQuestion,
      script: paragraphs(4, 9),
      minutes: z.number().min(1).max(120),
      listen: z.strictObject({ title: text(100), spotifyId }),
    }),
  }),
  z.strictObject({ base, kind: z.literal('phrase'), lenses: lenses({ questions: oneQuestion, phrase: text(120) }) }),
  z.strictObject({ base, kind: z.literal('journaling'), lenses: lenses({ questions: threeQuestions }) }),
  z.strictObject({
    base,
    kind: z.literal('book'),
    work: z.strictObject({ ...work, author: text(100) }),
    lenses: lenses({ questions: oneQuestion, summary: paragraphs(2, 3), exercise: items(3, 5) }),
  }),
  z.strictObject({
    base,
    kind: z.literal('film'),
    work: z.strictObject({ ...work, director: text(100) }),
    /** Summary for a user who has not seen the film. */
    synopsis: text(700),
    lenses: lenses({
      questions: oneQuestion,
      symbols: z
        .array(z.strictObject({ image: text(200), meaning: text(500) }))
        .min(2)
        .max(3),
    }),
  }),
  z.strictObject({
    base,
    kind: z.literal('integration'),
    lenses: lenses({ questions: oneQuestion, steps: items(3, 5) }),
  }),
  z.strictObject({
    base,
    kind: z.literal('celebration'),
    lenses: lenses({ questions: oneQuestion, needs: items(1, 4), steps: items(3, 5) }),
  }),
  z.strictObject({
    base,
    kind: z.literal('assessment'),
    dimensions: z
      .array(
        z.strictObject({
          key: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/),
          label: text(40),
          /** Meanings of 1–3, 4–6 and 7–10: `low`, `middle` and `high`. */
          low: text(70),
          middle: text(70),
          high: text(70),
        }),
      )
      .length(3),
    lenses: lenses({ questions: oneQuestion, whenLow: text(300) }),
  }),
]);
export type ContentActivity = z.infer<typeof contentActivitySchema>;
export type ContentKind = ContentActivity['kind'];
export type ContentLens = ContentActivity['lenses'][number];

/** The nine base activities of a block, in this order (D2). */
export const KINDS_BY_PLACE = [
  'practice',
  'audio',
  'phrase',
  'journaling',
  'book',
  'film',
  'integration',
  'celebration',
  'assessment',
] as const satisfies readonly ContentKind[];

export const activitiesFileSchema = z.strictObject({
  blockId: z.int().min(1).max(BLOCKS),
  activities: z.array(contentActivitySchema).length(KINDS_BY_PLACE.length),
});

const contentBlockSchema = z.strictObject({
  id: z.int().min(1).max(BLOCKS),
  title: text(40),
  icon: blockIconSchema,
  month: z.int().min(1).max(12),
  description: text(800),
});
export type ContentBlock = z.infer<typeof contentBlockSchema>;

const contentStageSchema = z.strictObject({
  id: z.int().min(1).max(STAGES),
  title: text(60),
  objective: text(160),
  tags: z.array(text(30)).min(2).max(4),
});
export type ContentStage = z.infer<typeof contentStageSchema>;

const contentSealSchema = z.strictObject({
  /** The number of its stage. */
  id: z.int().min(1).max(STAGES),
  title: text(40),
  icon: sealIconSchema,
  meaning: text(140),
});
export type ContentSeal = z.infer<typeof contentSealSchema>;

export const blocksFileSchema = z.strictObject({ blocks: z.array(contentBlockSchema) });
export const stagesFileSchema = z.strictObject({
  /** One fixed text per week of a block, the same in every block (2§2.3). */
  weekTexts: z.array(text(300)).length(STAGES_PER_BLOCK),
  stages: z.array(contentStageSchema),
});
export const sealsFileSchema = z.strictObject({ seals: z.array(contentSealSchema) });
