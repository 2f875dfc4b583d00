import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../copy/activities.es.ts';

interface CompletedFoldProps {
  /** Number of activities in it. */
  readonly count: number;
  /** Whether it is open at first: the user came for one of them. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What is over, in one row, so that what is next is in sight. */
export const CompletedFold = ({ count, isOpen, children }: CompletedFoldProps) => (
  <Fold open={isOpen}>
    <summary>
      <Check aria-hidden size={18} strokeWidth={2.4} />
      {activitiesCopy.folded(count)}
      <ChevronDown aria-hidden size={22} />
    </summary>
    {children}
  </Fold>
);

const Fold = styled.details`
  margin-bottom: 8px;

  summary {
    display: flex;
    gap: 14px;
    align-items: center;
    min-height: 48px;
    padding: 8px 18px;
    border-radius: var(--radius-card);
    background: var(--surface-sunken);
    color: var(--tone-ink);
    font-weight: 600;
    line-height: 1.4;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > svg {
    flex: none;
  }

  /* As wide as the mark of a card: the words begin where the titles do. */
  summary > :first-child {
    width: 44px;
  }

  summary > :last-child {
    margin-inline-start: auto;
    color: var(--ink-soft);
    transition: rotate 0.2s;
  }

  &[open] > summary {
    margin-bottom: 8px;
  }

  &[open] > summary > :last-child {
    rotate: 180deg;
  }
`;
