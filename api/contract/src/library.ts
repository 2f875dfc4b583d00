import * as z from 'zod/mini';
import { careSchema } from './care.ts';
import { defineEndpoint } from './endpoint.ts';
import { blockIdSchema, countSchema, idParams, stageIdSchema } from './shapes.ts';

/**
 * The libraries (2§2.8–2.11): everybody may read the lists of cards, users with access the whole items (D7). Ids of each kind: 1–99 are
 * general, from 101 on a stage or a block unlocks them.
 */

const tagsSchema = z.array(z.string());
/** '#rrggbb', the base colour of the cover. */
const coverColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
/** 22 letters and digits: nothing that could change the address. */
const spotifyIdSchema = z.string().check(z.regex(/^[0-9A-Za-z]{22}$/));

/** The fields of every kind of card. */
const cardShape = {
  id: z.number().check(z.int(), z.minimum(1)),
  title: z.string(),
  description: z.string(),
  tags: tagsSchema,
  /** The user has no access to the whole item: without premium, or before the stage or block that unlocks it is complete. */
  isLocked: z.boolean(),
  /** The beginning of a locked text, at most 300 characters. */
  preview: z.optional(z.string()),
};
const workShape = {
  ...cardShape,
  /** Original title, where it differs. */
  originalTitle: z.optional(z.string()),
  year: z.number().check(z.int()),
  coverColor: coverColorSchema,
  /** One of `coverMotifs`, or one of a later version; absent for a cover of the landscape alone. */
  motif: z.optional(z.string()),
};
/** Blocks that an item accompanies: it is offered while the user is in one of them. */
const blocksSchema = z.array(blockIdSchema);

/** A book in the list. `isEtapaBook`: unlocked by the stage `etapaId`. */
export const bookCardSchema = z.object({
  ...workShape,
  author: z.string(),
  /** Reading time of the summary. */
  minutes: countSchema,
  blocks: blocksSchema,
  isEtapaBook: z.boolean(),
  blockId: z.optional(blockIdSchema),
  etapaId: z.optional(stageIdSchema),
});
export type BookCard = z.infer<typeof bookCardSchema>;

/** A film in the list. `isBlockMovie`: unlocked by the block `blockId`. */
export const filmCardSchema = z.object({
  ...workShape,
  director: z.string(),
  /** Length in minutes. */
  duration: countSchema,
  blocks: blocksSchema,
  isBlockMovie: z.boolean(),
  blockId: z.optional(blockIdSchema),
  etapaId: z.optional(stageIdSchema),
});
export type FilmCard = z.infer<typeof filmCardSchema>;

/** A playlist: the card is the whole item. `isBlockPlaylist`: unlocked by the block `blockId`. */
export const playlistCardSchema = z.object({
  ...cardShape,
  coverColor: coverColorSchema,
  mood: z.string(),
  curator: z.string(),
  /** The provider's name of the playlist, for a search. */
  publicName: z.optional(z.string()),
  /** `null` opens the provider's search (D8); absent without access. */
  spotifyId: z.optional(z.nullable(spotifyIdSchema)),
  tracksCount: z.optional(countSchema),
  /** Length in minutes. */
  duration: z.optional(countSchema),
  isBlockPlaylist: z.boolean(),
  blockId: z.optional(blockIdSchema),
  etapaId: z.optional(stageIdSchema),
});
export type PlaylistCard = z.infer<typeof playlistCardSchema>;

/** Categories of challenges; also the texts of the filter. */
export const challengeCategorySchema = z.enum([
  'Transformación Interior',
  'Consciencia',
  'Ritual',
  'Journaling',
  'Comunicación',
  'Imagen Personal',
  'Retiro',
  'Desconexión',
]);
export type ChallengeCategory = z.infer<typeof challengeCategorySchema>;

/** A challenge in the list. */
export const challengeCardSchema = z.object({
  ...cardShape,
  /** '12 horas' … '40 días'. */
  duration: z.string(),
  category: challengeCategorySchema,
  /** Length in calendar days: 1 for a challenge of hours. */
  daysCount: z.number().check(z.int(), z.minimum(1), z.maximum(40)),
});
export type ChallengeCard = z.infer<typeof challengeCardSchema>;

const sectionSchema = z.object({ heading: z.string(), text: z.array(z.string()) });
export type Section = z.infer<typeof sectionSchema>;
const exerciseSchema = z.object({ title: z.string(), steps: z.array(z.string()) });
export type Exercise = z.infer<typeof exerciseSchema>;

const wholeWork = {
  fullSummary: z.array(sectionSchema),
  exercise: exerciseSchema,
  /** The question for the journal. */
  question: z.string(),
  care: z.optional(careSchema),
};
/** A book with its summary, exercise and question. */
export const bookSchema = z.extend(bookCardSchema, wholeWork);
export type Book = z.infer<typeof bookSchema>;

/** A film with its summary, symbols, exercise and question. */
export const filmSchema = z.extend(filmCardSchema, {
  ...wholeWork,
  symbolism: z.array(z.object({ image: z.string(), meaning: z.string() })),
});
export type Film = z.infer<typeof filmSchema>;

/** A challenge with the text of each day. */
export const challengeSchema = z.extend(challengeCardSchema, {
  intro: z.array(z.string()),
  /** One per day, in order: `days[0]` is day 1, `done.1` of its sync document. */
  days: z.array(z.object({ title: z.string(), text: z.string(), care: z.optional(careSchema) })),
  closing: z.string(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** All books, general ones first. */
export const listBooks = defineEndpoint({
  name: 'listBooks',
  method: 'GET',
  path: '/api/library/books',
  access: 'user',
  response: z.array(bookCardSchema),
});
/** One book. 403 `{requiresPremium: true | lockedBy, message, preview}` without access; the same for films and challenges. */
export const getBook = defineEndpoint({
  name: 'getBook',
  method: 'GET',
  path: '/api/library/books/:id',
  access: 'user',
  params: idParams,
  response: bookSchema,
});
/** All films, general ones first. */
export const listFilms = defineEndpoint({
  name: 'listFilms',
  method: 'GET',
  path: '/api/library/films',
  access: 'user',
  response: z.array(filmCardSchema),
});
/** One film. 403 as for books, 404 unknown id. */
export const getFilm = defineEndpoint({
  name: 'getFilm',
  method: 'GET',
  path: '/api/library/films/:id',
  access: 'user',
  params: idParams,
  response: filmSchema,
});
/** All playlists, general ones first. */
export const listPlaylists = defineEndpoint({
  name: 'listPlaylists',
  method: 'GET',
  path: '/api/library/playlists',
  access: 'user',
  response: z.array(playlistCardSchema),
});
/** All challenges, in order. */
export const listChallenges = defineEndpoint({
  name: 'listChallenges',
  method: 'GET',
  path: '/api/library/challenges',
  access: 'user',
  response: z.array(challengeCardSchema),
});
/** One challenge. 403 as for books, 404 unknown id. */
export const getChallenge = defineEndpoint({
  name: 'getChallenge',
  method: 'GET',
  path: '/api/library/challenges/:id',
  access: 'user',
  params: idParams,
  response: challengeSchema,
});

/** An item on the user's shelf, e.g. `book-101`. */
const shelfItemSchema = z
  .string()
  .check(z.regex(/^(?:book|film|playlist|challenge)-[1-9]\d{0,2}$/, 'No es de la biblioteca'));

/** Most paragraphs of a text. */
const POSITION_MOST = 500;

/** Saved items and reading positions of the user. */
export const shelfSchema = z.object({
  /** 'Guardar para después': the item saved last comes first. */
  saved: z.array(z.string()),
  /** Paragraph at which the user stopped reading, by item. */
  positions: z.record(z.string(), countSchema),
});
export type Shelf = z.infer<typeof shelfSchema>;

/** Changes of one item; `position` 0 deletes it: the user is at the beginning, or has finished. */
export const shelfChangeSchema = z.strictObject({
  saved: z.optional(z.boolean()),
  position: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(POSITION_MOST))),
});
export type ShelfChange = z.infer<typeof shelfChangeSchema>;

/** The user's shelf; empty before the first change. */
export const getShelf = defineEndpoint({
  name: 'getShelf',
  method: 'GET',
  path: '/api/library/shelf',
  access: 'user',
  response: shelfSchema,
});
/** Changes one item of the shelf; the last write wins. */
export const changeShelfItem = defineEndpoint({
  name: 'changeShelfItem',
  method: 'PATCH',
  path: '/api/library/shelf/:item',
  access: 'user',
  params: z.object({ item: shelfItemSchema }),
  body: shelfChangeSchema,
});
