import { type ComponentType, memo, useLayoutEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { CatalogueItem } from './catalogue.ts';
import { useIsNear } from './use-is-near.ts';

/** Whole rows whether two, three or four stand side by side. */
const CHUNK_SIZE = 12;

interface CardGridProps<T extends CatalogueItem> {
  readonly items: readonly T[];
  readonly Card: ComponentType<{ readonly item: T }>;
  readonly isWide: boolean;
}

/**
 * Cards in chunks of a few rows. A catalogue of this house is one or two of them and simply there; of a long list only the chunks near
 * what she sees are drawn, the others keep their place.
 */
export function CardGrid<T extends CatalogueItem>({ items, Card, isWide }: CardGridProps<T>) {
  const grid = useRef<HTMLDivElement>(null);
  const chunks = Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, i) =>
    items.slice(i * CHUNK_SIZE, (i + 1) * CHUNK_SIZE),
  );
  const isLong = chunks.length > 1;

  // Measured before anybody scrolls: an undrawn chunk is as high as the first.
  useLayoutEffect(() => {
    const first = grid.current?.firstElementChild;
    if (!isLong || !first) return undefined;
    const measure = () => grid.current?.style.setProperty('--chunk-height', `${first.clientHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(first);
    return () => observer.disconnect();
  }, [isLong]);

  return (
    <div ref={grid}>
      {chunks.map((chunk, i) =>
        i === 0 ? (
          <Cards key={i} $isWide={isWide}>
            <CardItems items={chunk} Card={Card} />
          </Cards>
        ) : (
          <FarChunk key={i} items={chunk} Card={Card} isWide={isWide} />
        ),
      )}
    </div>
  );
}

function FarChunk<T extends CatalogueItem>({ items, Card, isWide }: CardGridProps<T>) {
  const place = useRef<HTMLUListElement>(null);
  const isNear = useIsNear(place);
  return (
    <Cards ref={place} $isWide={isWide} $isFar={!isNear} $isWhole={items.length === CHUNK_SIZE}>
      {isNear ? <CardItems items={items} Card={Card} /> : null}
    </Cards>
  );
}

function AllCardItems<T extends CatalogueItem>({ items, Card }: Omit<CardGridProps<T>, 'isWide'>) {
  return (
    <>
      {items.map((item) => (
        <li key={item.id}>
          <Card item={item} />
        </li>
      ))}
    </>
  );
}

const sameItems = (
  before: Omit<CardGridProps<CatalogueItem>, 'isWide'>,
  after: Omit<CardGridProps<CatalogueItem>, 'isWide'>,
) =>
  before.Card === after.Card &&
  before.items.length === after.items.length &&
  before.items.every((item, i) => item === after.items[i]);

const CardItems = memo(AllCardItems, sameItems) as typeof AllCardItems;

const Cards = styled.ul<{ readonly $isWide: boolean; readonly $isFar?: boolean; readonly $isWhole?: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;

  ${({ $isFar, $isWhole }) =>
    $isFar &&
    css`
      height: ${$isWhole ? 'var(--chunk-height, 100dvh)' : '50dvh'};
    `}

  @media (min-width: 620px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 900px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${({ $isWide }) =>
    $isWide &&
    css`
      grid-template-columns: minmax(0, 1fr);
      gap: 16px;
      padding-bottom: 16px;

      @media (min-width: 620px) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }

      @media (min-width: 900px) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    `}

  > li {
    min-width: 0;
  }
`;
