import type {
  Book,
  BookCard,
  Challenge,
  ChallengeCard,
  Film,
  FilmCard,
  PlaylistCard,
  Section,
} from '@app/contract/library';
import { blockOfStage, stagesOfBlock } from '@app/contract/programme';
import { previewOf } from '../programme/content/body.presenter.ts';
import {
  type ContentBook,
  type ContentChallenge,
  type ContentFilm,
  type ContentPlaylist,
  daysOf,
} from '../programme/content/library-schema.ts';
import { freeChallenge, freeWork, type LibraryReader, lockOf, type Openable } from './library.policy.ts';

/** Cards name their fields one by one, so that no other text leaks with them (D7). */

const WORDS_PER_MINUTE = 220;

/** Whether the item is open to the user; a locked one has a preview. */
function access(item: Openable, reader: LibraryReader, preview: () => string) {
  return lockOf(item, reader) === undefined ? { isLocked: false } : { isLocked: true, preview: preview() };
}

const paragraphsOf = (sections: readonly Section[]) => sections.flatMap(({ text }) => text);

/** The preview of a text that the user may not read: its first 300 characters at most. */
export const summaryPreview = ({ fullSummary }: { readonly fullSummary: readonly Section[] }): string =>
  previewOf(paragraphsOf(fullSummary));
export const challengePreview = ({ intro }: ContentChallenge): string => previewOf(intro);

function minutesToRead(sections: readonly Section[]): number {
  const words = paragraphsOf(sections).join(' ').split(/\s+/u).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** The block that opens a film or playlist, and its last stage. */
function openedByBlock(blockId: number | undefined) {
  return blockId === undefined ? {} : { blockId, etapaId: stagesOfBlock(blockId).at(-1) };
}

export function presentBookCard(book: ContentBook, reader: LibraryReader): BookCard {
  const { id, title, author, year, coverColor, motif, description, tags, blocks, etapaId, fullSummary, originalTitle } =
    book;
  return {
    id,
    title,
    author,
    year,
    coverColor,
    ...(motif ? { motif } : {}),
    description,
    tags,
    blocks,
    minutes: minutesToRead(fullSummary),
    ...(originalTitle ? { originalTitle } : {}),
    ...access(freeWork(book), reader, () => summaryPreview(book)),
    isEtapaBook: etapaId !== undefined,
    ...(etapaId === undefined ? {} : { etapaId, blockId: blockOfStage(etapaId) }),
  };
}

export function presentBook(book: ContentBook, reader: LibraryReader): Book {
  const { fullSummary, exercise, question, care } = book;
  return {
    ...presentBookCard(book, reader),
    fullSummary,
    exercise,
    question,
    ...(care && { care }),
  };
}

export function presentFilmCard(film: ContentFilm, reader: LibraryReader): FilmCard {
  const { id, title, director, year, duration, coverColor, motif, description, tags, blocks, blockId, originalTitle } =
    film;
  return {
    id,
    title,
    director,
    year,
    duration,
    coverColor,
    ...(motif ? { motif } : {}),
    description,
    tags,
    blocks,
    ...(originalTitle ? { originalTitle } : {}),
    ...access(freeWork(film), reader, () => summaryPreview(film)),
    isBlockMovie: blockId !== undefined,
    ...openedByBlock(blockId),
  };
}

export function presentFilm(film: ContentFilm, reader: LibraryReader): Film {
  const { fullSummary, symbolism, exercise, question, care } = film;
  return {
    ...presentFilmCard(film, reader),
    fullSummary,
    symbolism,
    exercise,
    question,
    ...(care && { care }),
  };
}

/** A playlist has no longer text: a locked one omits its address. */
export function presentPlaylist(playlist: ContentPlaylist, reader: LibraryReader): PlaylistCard {
  const { blockId, spotifyId, publicName, ...card } = playlist;
  const isLocked = lockOf(freeWork(playlist), reader) !== undefined;
  return {
    ...card,
    isLocked,
    isBlockPlaylist: blockId !== undefined,
    ...openedByBlock(blockId),
    ...(isLocked ? {} : { spotifyId, ...(publicName ? { publicName } : {}) }),
  };
}

export function presentChallengeCard(challenge: ContentChallenge, reader: LibraryReader): ChallengeCard {
  const { id, title, description, tags, duration, category } = challenge;
  return {
    id,
    title,
    description,
    tags,
    duration,
    category,
    daysCount: daysOf(duration),
    ...access(freeChallenge(challenge), reader, () => challengePreview(challenge)),
  };
}

export function presentChallenge(challenge: ContentChallenge, reader: LibraryReader): Challenge {
  const { intro, days, closing } = challenge;
  return { ...presentChallengeCard(challenge, reader), intro, days, closing };
}
