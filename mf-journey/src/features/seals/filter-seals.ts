import type { Seal } from '@app/contract/seals';
import { isFound, searchedText } from '@app/shared-ui/text/search';

export interface SealFilters {
  readonly text: string;
  readonly status: 'all' | Seal['status'];
  readonly block: 'all' | number;
}

export const noFilters: SealFilters = { text: '', status: 'all', block: 'all' };

/** What the select of blocks says, as a filter (2§2.7). */
export const parseBlockFilter = (value: string): SealFilters['block'] => {
  const block = Number.parseInt(value, 10);
  return Number.isNaN(block) ? 'all' : block;
};

/** A locked seal keeps its name to itself, so its name is not searched either. */
export function filterSeals(seals: readonly Seal[], { text, status, block }: SealFilters): readonly Seal[] {
  const isSearched = text.trim() !== '';
  return seals.filter(
    (seal) =>
      (status === 'all' || seal.status === status) &&
      (block === 'all' || seal.blockId === block) &&
      (!isSearched || (seal.status !== 'locked' && isFound(searchedText(seal.title), text))),
  );
}
