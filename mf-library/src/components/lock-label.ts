import { blockOfStage, weekOfStage } from '@app/contract/programme';
import { libraryCopy } from '../copy/library.es.ts';

interface Lockable {
  readonly etapaId?: number | undefined;
  readonly blockId?: number | undefined;
}

/** In a word or two, what unlocks an item: premium first, then progress. */
export function lockLabel(item: Lockable, opener: 'stage' | 'block', hasPremiumAccess: boolean): string {
  if (!hasPremiumAccess) return libraryCopy.lock.premium;
  if (opener === 'stage' && item.etapaId !== undefined)
    return libraryCopy.lock.stage(blockOfStage(item.etapaId), weekOfStage(item.etapaId));
  return item.blockId === undefined ? libraryCopy.lock.hidden : libraryCopy.lock.block(item.blockId);
}
