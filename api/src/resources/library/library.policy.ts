import { isBlockCompleted, isStageCompleted, type Overview } from '../programme/progress/progress.policy.ts';

/** The user's access and progress: all that decides which items are open to the user. */
export interface LibraryReader {
  readonly hasPremiumAccess: boolean;
  readonly overview: Overview;
}

/** The stage (for books) or block (for films and playlists) that opens an item, besides premium; nothing for general ones. */
export interface Openable {
  readonly etapaId?: number | undefined;
  readonly blockId?: number | undefined;
}

/** `premium`, or the content id of the stage or block that has to be completed: `stage:3`, `block:1`. */
export type Lock = 'premium' | `stage:${number}` | `block:${number}`;

/** The reason why an item is locked for this user (D7, 2§4); `undefined` if it is open. Premium comes first: without it nothing opens. */
export function lockOf(
  { etapaId, blockId }: Openable,
  { hasPremiumAccess, overview }: LibraryReader,
): Lock | undefined {
  if (!hasPremiumAccess) return 'premium';
  if (etapaId !== undefined && !isStageCompleted(overview, etapaId)) return `stage:${etapaId}`;
  if (blockId !== undefined && !isBlockCompleted(overview, blockId)) return `block:${blockId}`;
  return undefined;
}
