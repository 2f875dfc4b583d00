import type { BookCard, FilmCard } from '@app/contract/library';

interface Place {
  readonly blockId: number;
  /** 1…48: each stage of a block is offered another of what accompanies it. */
  readonly stageId: number;
}

/** The book that goes with where she is: one that her last stage has opened, otherwise one that accompanies the block. */
export function nextBook(books: readonly BookCard[], place: Place): BookCard | undefined {
  const opened = books.filter(
    ({ isLocked, etapaId, blockId }) => !isLocked && etapaId === place.stageId - 1 && blockId === place.blockId,
  );
  return opened[0] ?? oneOf(accompanying(books, place), place);
}

export const nextFilm = (films: readonly FilmCard[], place: Place): FilmCard | undefined =>
  oneOf(accompanying(films, place), place);

/** General ones only: those of a stage or block come with it. */
const accompanying = <T extends BookCard | FilmCard>(works: readonly T[], { blockId }: Place): T[] =>
  works.filter((work) => work.blockId === undefined && work.blocks.includes(blockId));

const oneOf = <T>(works: readonly T[], { stageId }: Place): T | undefined => works[(stageId - 1) % works.length];
