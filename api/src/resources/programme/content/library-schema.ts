import { coverMotifs } from '@app/contract/cover-motifs';
import { challengeCategorySchema } from '@app/contract/library';
import { BLOCKS, STAGES } from '@app/contract/programme';
import * as z from 'zod';
import { contentCareSchema } from './content-care.ts';

/** Schemas of the files in `api/content/library`, which writers edit. Items with ids from 101 are opened by a stage or a block (2§3). */

const FIRST_OPENED_ID = 101;
const DAY_HOURS = 24;

const text = (most: number) => z.string().trim().min(1).max(most);
const paragraphs = (least: number, most: number) => z.array(text(2000)).min(least).max(most);
const coverColor = z.string().regex(/^#[0-9a-f]{6}$/, 'is not #rrggbb in lower case');
const blockId = z.int().min(1).max(BLOCKS);

const card = {
  id: z.int().min(1).max(999),
  title: text(100),
  /** Text of the card, visible to everybody. */
  description: text(300),
  tags: z.array(text(24)).min(2).max(5),
};

const work = {
  ...card,
  originalTitle: text(100).optional(),
  year: z.int().min(1500).max(2100),
  coverColor,
  /** What its cover shows. */
  motif: z.enum(coverMotifs).optional(),
  /** Blocks that it accompanies: the home page offers it while the user is in one of them. */
  blocks: z.array(blockId).min(1),
  fullSummary: z
    .array(z.strictObject({ heading: text(80), text: paragraphs(1, 6) }))
    .min(3)
    .max(8),
  exercise: z.strictObject({ title: text(80), steps: z.array(text(400)).min(3).max(7) }),
  question: text(300),
  care: contentCareSchema.optional(),
};

const isOpenedByProgress = ({ id }: { readonly id: number }) => id >= FIRST_OPENED_ID;

const contentBookSchema = z
  .strictObject({
    ...work,
    author: text(100),
    /** The stage that opens it. */
    etapaId: z.int().min(1).max(STAGES).optional(),
  })
  .refine(
    (book) => isOpenedByProgress(book) === (book.etapaId !== undefined),
    'etapaId: from id 101 on, and only there',
  );
export type ContentBook = z.infer<typeof contentBookSchema>;

/** The block that opens a film or a playlist. */
const openingBlock = { blockId: blockId.optional() };
const hasItsBlock = (item: { readonly id: number; readonly blockId?: number | undefined }) =>
  isOpenedByProgress(item) === (item.blockId !== undefined);
const BLOCK_MESSAGE = 'blockId: from id 101 on, and only there';

const contentFilmSchema = z
  .strictObject({
    ...work,
    ...openingBlock,
    director: text(100),
    /** Minutes. */
    duration: z.int().min(10).max(400),
    symbolism: z
      .array(z.strictObject({ image: text(200), meaning: text(700) }))
      .min(3)
      .max(6),
  })
  .refine(hasItsBlock, BLOCK_MESSAGE);
export type ContentFilm = z.infer<typeof contentFilmSchema>;

const contentPlaylistSchema = z
  .strictObject({
    ...card,
    ...openingBlock,
    coverColor,
    mood: text(24),
    curator: text(60),
    publicName: text(60).optional(),
    spotifyId: z
      .string()
      .regex(/^[0-9A-Za-z]{22}$/)
      .nullable(),
    tracksCount: z.int().min(1).max(999).optional(),
    duration: z.int().min(1).max(3000).optional(),
  })
  .refine(hasItsBlock, BLOCK_MESSAGE)
  .refine(
    ({ spotifyId, publicName }) => spotifyId === null || publicName !== undefined,
    'publicName: a linked playlist names it',
  );
export type ContentPlaylist = z.infer<typeof contentPlaylistSchema>;

const contentChallengeSchema = z
  .strictObject({
    ...card,
    duration: z.string().regex(/^(?:[1-9]\d* horas|1 día|[1-9]\d* días)$/, "is not like '12 horas' or '7 días'"),
    category: challengeCategorySchema,
    intro: paragraphs(1, 4),
    days: z
      .array(z.strictObject({ title: text(60), text: text(1500), care: contentCareSchema.optional() }))
      .min(1)
      .max(40),
    closing: text(800),
  })
  .refine(({ duration, days }) => days.length === daysOf(duration), 'days: as many as the duration has');
export type ContentChallenge = z.infer<typeof contentChallengeSchema>;

/** Calendar days of a duration: '7 días' is 7, '12 horas' is 1, '48 horas' is 2. */
export function daysOf(duration: string): number {
  const amount = Number.parseInt(duration, 10);
  return duration.endsWith('horas') ? Math.ceil(amount / DAY_HOURS) : amount;
}

export const booksFileSchema = z.strictObject({ books: z.array(contentBookSchema) });
export const filmsFileSchema = z.strictObject({ films: z.array(contentFilmSchema) });
export const playlistsFileSchema = z.strictObject({ playlists: z.array(contentPlaylistSchema) });
export const challengesFileSchema = z.strictObject({ challenges: z.array(contentChallengeSchema) });

const LIBRARY_IDS = {
  book: [1, 2, 3, 4, 5, 6, 101, 102, 103, 104, 105, 106],
  film: [1, 2, 3, 4, 101, 102, 103, 104],
  playlist: [1, 2, 3, 4, 101, 102, 103, 104],
  challenge: [1, 2, 3, 4, 5, 6, 7, 8, 9],
} as const;

/** Every id of a complete library (2§3). */
export const ALL_LIBRARY_IDS: readonly string[] = Object.entries(LIBRARY_IDS).flatMap(([kind, ids]) =>
  ids.map((id) => `${kind}:${id}`),
);
