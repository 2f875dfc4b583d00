import { Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { libraryCopy } from '../copy/library.es.ts';
import { Cover } from '../cover/cover.tsx';
import type { CoverKind } from '../cover/cover-geometry.ts';
import { itemName } from '../queries/use-saved-items.ts';
import { useCardFacts } from './card-facts.tsx';
import { firstSentence } from './first-sentence.ts';
import { ItemLink } from './item-link.tsx';
import { LockBadge } from './lock-badge.tsx';
import { lockLabel } from './lock-label.ts';

interface WorkCardProps {
  readonly kind: Exclude<CoverKind, 'playlist'>;
  readonly item: {
    readonly id: number;
    readonly title: string;
    readonly coverColor: string;
    readonly motif?: string | undefined;
    readonly description: string;
    readonly isLocked: boolean;
    readonly etapaId?: number | undefined;
    readonly blockId?: number | undefined;
  };
  readonly to: string;
  readonly by: string;
  readonly byline: string;
  /** Which kind of progress unlocks the item, where one does. */
  readonly opener: 'stage' | 'block';
  /** Small print below the description. */
  readonly children?: ReactNode;
}

/** A book or a film in the list: its cover, its name below. */
export function WorkCard({ kind, item, to, by, byline, opener, children }: WorkCardProps) {
  const { saved, hasPremiumAccess } = useCardFacts();
  const name = itemName(kind, item.id);
  const isSaved = saved.has(name);
  return (
    <Card>
      <div data-part="board">
        <div data-part="stand">
          <Cover
            kind={kind}
            id={item.id}
            color={item.coverColor}
            title={item.title}
            by={by}
            motif={item.motif}
            isBlurred={item.isLocked}
          />
          {item.isLocked ? <LockBadge label={lockLabel(item, opener, hasPremiumAccess)} /> : null}
        </div>
      </div>
      <div data-part="words">
        <h2>
          <ItemLink item={name} to={to} isLocked={item.isLocked}>
            {item.title}
            {item.isLocked ? <VisuallyHidden> ({libraryCopy.lock.hidden})</VisuallyHidden> : null}
          </ItemLink>
        </h2>
        <p data-part="by">{byline}</p>
        <p data-part="description">{firstSentence(item.description)}</p>
        <p data-part="facts">
          {children}
          {isSaved ? (
            <span>
              <Bookmark aria-hidden size={14} fill="currentColor" /> {libraryCopy.saved.mark[kind]}
            </span>
          ) : null}
        </p>
      </div>
    </Card>
  );
}

/** The text area is as high as the longest text of usual size needs, so that all cards are equally high. */
const Card = styled.article`
  --cover-width: clamp(96px, 31vw, 150px);

  position: relative;
  height: 100%;
  padding-bottom: 8px;

  @media (min-width: 620px) {
    padding-bottom: 24px;
    --cover-width: clamp(126px, 20vw, 168px);
  }

  @media (min-width: 900px) {
    --cover-width: 168px;
  }

  /* Boards of neighbours meet, so that a row is one shelf. */
  [data-part='board'] {
    display: grid;
    place-items: end center;
    padding-top: 20px;
    border-bottom: 9px solid color-mix(in oklch, var(--surface-sunken), var(--ink) 14%);
    background: linear-gradient(transparent 60%, var(--surface-sunken));
    /* Without blur: a blurred one ends before its board does, and shows where two of them meet. */
    box-shadow:
      0 2px oklch(30% 0.05 340 / 9%),
      0 4px oklch(30% 0.05 340 / 6%),
      0 7px oklch(30% 0.05 340 / 4%);
  }

  [data-part='stand'] {
    position: relative;
  }

  [data-part='words'] {
    display: grid;
    gap: 4px;
    align-content: start;
    min-height: 7rem;
    margin: 14px 10px 0;

    @media (min-width: 620px) {
      min-height: 10.25rem;
    }
  }

  h2 {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-size: 1.0625rem;
    line-height: 1.25;
    text-wrap: balance;

    @media (min-width: 620px) {
      -webkit-line-clamp: 2;
    }
  }

  [data-part='words'] > p {
    overflow: hidden;
    color: var(--ink-soft);
    font-size: 0.875rem;
    line-height: 1.4;
    text-overflow: ellipsis;
    text-wrap: wrap;
  }

  [data-part='words'] > [data-part='by'] {
    /* On a phone a name takes more than the line of one of two cards. */
    @media (min-width: 620px) {
      white-space: nowrap;
    }
  }

  [data-part='words'] > [data-part='description'] {
    display: none;

    @media (min-width: 620px) {
      display: block;
    }
  }

  [data-part='words'] > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    font-size: 0.8125rem;

    > span {
      display: inline-flex;
      align-items: center;
      gap: 4px;
    }
  }
`;
