import type { ComponentType } from 'react';
import type { ItemKind } from '../queries/use-saved-items.ts';
import type { Indexed } from './filters.ts';
import { searchedText } from '@app/shared-ui/text/search';

/** What every card of every library has. */
export interface CatalogueItem {
  readonly id: number;
  readonly title: string;
  readonly isLocked: boolean;
}

export interface KindOption {
  readonly value: string;
  readonly label: string;
}

/** What makes one library's list: its texts, what is searched, and how a card looks. Made once per list. */
export interface Catalogue<T extends CatalogueItem> {
  readonly path: string;
  readonly shelfKind: ItemKind;
  readonly title: string;
  readonly lead: string;
  readonly search: string;
  readonly kindLabel: string;
  readonly kinds: readonly KindOption[];
  readonly tagsLabel: string;
  readonly count: (count: number) => string;
  readonly empty: string;
  readonly more: string;
  readonly textOf: (item: T) => string;
  readonly kindOf: (item: T) => string;
  readonly tagsOf: (item: T) => readonly string[];
  readonly Card: ComponentType<{ readonly item: T }>;
  /** Most columns of cards of text and buttons, which need more room than covers. */
  readonly wide?: 3 | 4;
}

export const indexItems = <T extends CatalogueItem>(catalogue: Catalogue<T>, items: readonly T[]): Indexed<T>[] =>
  items.map((item) => ({
    item,
    searched: searchedText(catalogue.textOf(item)),
    kind: catalogue.kindOf(item),
    tags: catalogue.tagsOf(item),
    itemName: `${catalogue.shelfKind}-${item.id}`,
  }));
