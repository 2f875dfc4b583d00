import { Button } from '@app/shared-ui/components/button';
import { memo, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { libraryCopy } from '../copy/library.es.ts';
import { CardGrid } from './card-grid.tsx';
import type { Catalogue, CatalogueItem } from './catalogue.ts';
import { LoadMore } from './load-more.tsx';
import { areFiltersOn, type Filters, filterItems, type Indexed } from './filters.ts';

interface ResultsProps<T extends CatalogueItem> {
  readonly catalogue: Catalogue<T>;
  readonly index: readonly Indexed<T>[];
  readonly filters: Filters;
  readonly saved: ReadonlySet<string>;
  readonly onClear: () => void;
}

function AllResults<T extends CatalogueItem>({ catalogue, index, filters, saved, onClear }: ResultsProps<T>) {
  const items = useMemo(() => filterItems(index, filters, saved), [index, filters, saved]);
  const { Card, count, empty, wide } = catalogue;
  const found = useRef<HTMLElement>(null);
  const clear = () => {
    // The button goes: what it brings back has the focus.
    found.current?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <>
      <Found ref={found} tabIndex={-1} aria-label={catalogue.title}>
        <Count>
          <span role="status">{count(items.length)}</span>
          {areFiltersOn(filters) && items.length > 0 ? (
            <Clear type="button" onClick={clear}>
              {libraryCopy.clear}
            </Clear>
          ) : null}
        </Count>
        {items.length === 0 ? (
          <Empty>
            <EmptyShelf />
            <h2>{empty}</h2>
            <p>{libraryCopy.emptyHint}</p>
            <Button $variant="soft" onClick={clear}>
              {libraryCopy.clear}
            </Button>
          </Empty>
        ) : (
          <CardGrid items={items} Card={Card} wide={wide} />
        )}
      </Found>
      {items.length > 0 ? <LoadMore label={catalogue.more} isFiltered={areFiltersOn(filters)} /> : null}
    </>
  );
}

/** Only what it is given makes it draw again: not every key, not the address. */
export const Results = memo(AllResults) as typeof AllResults;

const EmptyShelf = () => (
  <svg viewBox="0 0 160 72" width="160" height="72" aria-hidden="true" fill="none" strokeLinecap="round">
    <path d="M6 66h148" stroke="var(--line-strong)" strokeWidth="4" />
    <path d="M30 62V26h14v36M50 62V18h11v44" stroke="var(--line)" strokeWidth="3" />
    <path d="m74 62 14-38 12 5-13 33" stroke="var(--accent)" strokeWidth="3" />
    <path d="M114 62h26" stroke="var(--line)" strokeWidth="3" strokeDasharray="1 9" />
  </svg>
);

const Found = styled.section`
  /* The line of the count is high enough for a button. */
  margin-top: -12px;
`;

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-height: 44px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

const Clear = styled.button`
  min-height: 44px;
  padding: 4px 8px;
  border: 0;
  background: none;
  color: var(--accent);
  font-weight: 600;
  cursor: pointer;
`;

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 32px 0;
  text-align: center;

  h2 {
    max-width: 26ch;
    font-size: 1.375rem;
  }

  p {
    color: var(--ink-soft);
  }
`;
