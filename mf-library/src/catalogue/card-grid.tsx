import { media } from '@app/shared-ui/theme/media';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { CatalogueItem } from './catalogue.ts';

interface CardGridProps<T extends CatalogueItem> {
  readonly items: readonly T[];
  /** Memoised: a card that stays does not re-render when the search shows fewer cards. */
  readonly Card: ComponentType<{ readonly item: T }>;
  readonly wide: 3 | 4 | undefined;
}

/** The cards of a list. */
export const CardGrid = <T extends CatalogueItem>({ items, Card, wide }: CardGridProps<T>) => (
  <Cards data-wide={wide}>
    {items.map((item) => (
      <li key={item.id}>
        <Card item={item} />
      </li>
    ))}
  </Cards>
);

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  padding: 0;
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

  &[data-wide='4'] {
    ${media.wide} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  > li {
    min-width: 0;
  }
`;
