import { isBlockCompleted, isStageCompleted, type Overview } from '../programme/progress/progress.policy.ts';

/** The user's access and progress: all that decides which items are open to the user. */
export interface LibraryReader {
  readonly hasPremiumAccess: boolean;
  readonly overview: Overview;
}

/** The stage (for books) or block (for films and playlists) that opens an item, besides premium; nothing for general ones. */
export interface Openable {
  /** Whether it is whole for everybody. */
  readonly isFree?: boolean;
  readonly etapaId?: number | undefined;
  readonly blockId?: number | undefined;
}

/** What is whole for everybody (D7): the first book, film and playlist, and the challenge of one day. */
export const freeWork = <T extends { readonly id: number }>(work: T) => ({ ...work, isFree: work.id === 1 });
export const freeChallenge = ({ duration }: { readonly duration: string }): Openable => ({
  isFree: duration === '12 horas',
});

/** `premium`, or the content id of the stage or block that has to be completed: `stage:3`, `block:1`. */
export type Lock = 'premium' | `stage:${number}` | `block:${number}`;

/** The reason why an item is locked for this user (D7, 2§4); `undefined` if it is open. Premium comes first: without it only what is free opens. */
export function lockOf(
  { isFree, etapaId, blockId }: Openable,
  { hasPremiumAccess, overview }: LibraryReader,
): Lock | undefined {
  if (!hasPremiumAccess) return isFree ? undefined : 'premium';
  if (etapaId !== undefined && !isStageCompleted(overview, etapaId)) return `stage:${etapaId}`;
  if (blockId !== undefined && !isBlockCompleted(overview, blockId)) return `block:${blockId}`;
  return undefined;
}
