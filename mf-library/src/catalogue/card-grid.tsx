import { type ComponentType, useRef } from 'react';
import { styled } from 'styled-components';
import type { CatalogueItem } from './catalogue.ts';
import { useDrawnRows } from './use-drawn-rows.ts';

interface CardGridProps<T extends CatalogueItem> {
  readonly items: readonly T[];
  /** Memoised: a card that stays does not re-render while its neighbours mount and unmount. */
  readonly Card: ComponentType<{ readonly item: T }>;
  readonly isWide: boolean;
}

/** The cards of a list. A long one is virtualised: only the rows near the viewport are rendered, the others are replaced by space. */
export function CardGrid<T extends CatalogueItem>({ items, Card, isWide }: CardGridProps<T>) {
  const grid = useRef<HTMLUListElement>(null);
  const { start, end, above, below, cardHeight } = useDrawnRows(grid, items);
  return (
    <Cards
      ref={grid}
      data-wide={isWide || undefined}
      data-long={cardHeight ? '' : undefined}
      style={{ padding: `${above}px 0 ${below}px`, gridAutoRows: cardHeight }}
    >
      {items.slice(start, end).map((item) => (
        <li key={item.id}>
          <Card item={item} />
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  list-style: none;

  @media (min-width: 620px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 900px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;

    @media (min-width: 620px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    @media (min-width: 900px) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  > li {
    min-width: 0;
  }

  /* The rows of a long list are as high as each other: one that comes or goes is nobody else's business. */
  &[data-long] {
    /* Balanced lines are laid out several times. */
    --title-wrap: wrap;

    > li {
      contain: strict;
    }
  }
`;
