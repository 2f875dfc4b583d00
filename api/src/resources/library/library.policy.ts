import { isBlockCompleted, isStageCompleted, type Overview } from '../progress/progress.policy.ts';

/** What a reader is and how far she has come: all that decides what is open to her. */
export interface LibraryReader {
  readonly hasPremiumAccess: boolean;
  readonly overview: Overview;
}

/** What opens an item beyond premium: a stage for books, a block for films and playlists; nothing for general ones. */
export interface Openable {
  readonly etapaId?: number | undefined;
  readonly blockId?: number | undefined;
}

/** `premium`, or the content id of the stage or block that has to be completed: `stage:3`, `block:1`. */
export type Lock = 'premium' | `stage:${number}` | `block:${number}`;

/** What keeps an item closed to this reader (D7, 2§4); `undefined` when it is open. Premium comes first: without it nothing opens. */
export function lockOf(
  { etapaId, blockId }: Openable,
  { hasPremiumAccess, overview }: LibraryReader,
): Lock | undefined {
  if (!hasPremiumAccess) return 'premium';
  if (etapaId !== undefined && !isStageCompleted(overview, etapaId)) return `stage:${etapaId}`;
  if (blockId !== undefined && !isBlockCompleted(overview, blockId)) return `block:${blockId}`;
  return undefined;
}
