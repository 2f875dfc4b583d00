import type { BookCard, FilmCard } from '@app/contract/library';

interface Place {
  readonly blockId: number;
  /** 1…48: each stage of a block is offered a different one of the block's works. */
  readonly stageId: number;
}

/** The book for the current stage: one that the previous stage has unlocked, otherwise one that accompanies the block. */
export function nextBook(books: readonly BookCard[], place: Place): BookCard | undefined {
  const opened = books.filter(
    ({ isLocked, etapaId, blockId }) => !isLocked && etapaId === place.stageId - 1 && blockId === place.blockId,
  );
  return opened[0] ?? offered(books, place);
}

export const nextFilm = (films: readonly FilmCard[], place: Place): FilmCard | undefined => offered(films, place);

/** Where all that accompany the block are locked, a work that is open to everybody. */
function offered<T extends BookCard | FilmCard>(works: readonly T[], place: Place): T | undefined {
  const fitting = accompanying(works, place);
  const open = oneOf(fitting.filter(isOpen), place);
  return open ?? (fitting.length > 0 ? works.find(isOpen) : undefined);
}

const isOpen = ({ isLocked }: BookCard | FilmCard): boolean => !isLocked;

/** General works only: those of a stage or block are unlocked with it. */
const accompanying = <T extends BookCard | FilmCard>(works: readonly T[], { blockId }: Place): T[] =>
  works.filter((work) => work.blockId === undefined && work.blocks.includes(blockId));

const oneOf = <T>(works: readonly T[], { stageId }: Place): T | undefined => works[(stageId - 1) % works.length];
