import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { journalCopy } from '../../copy/journal.es.ts';
import type { Entry } from '../../entries/entry.ts';
import { monthOf } from '../../entries/entry-date.ts';

/** Fewer are in sight anyway. */
const LEAST_MONTHS = 3;

export interface JournalMonth {
  readonly key: string;
  readonly name: string;
  readonly year: string;
  /** Place of its newest entry in the list. */
  readonly start: number;
  readonly count: number;
}

/** @param entries newest first */
export function monthsOf(entries: readonly Entry[]): JournalMonth[] {
  const months: JournalMonth[] = [];
  for (const [start, { writtenAt }] of entries.entries()) {
    const month = monthOf(writtenAt);
    const last = months.at(-1);
    if (last?.key === month.key) months[months.length - 1] = { ...last, count: last.count + 1 };
    else months.push({ ...month, start, count: 1 });
  }
  return months;
}

interface MonthRailProps {
  readonly months: readonly JournalMonth[];
  readonly onGo: (month: JournalMonth) => void;
}

/** The months of the journal beside its entries, where there is room for both: a year is many screens long. */
export function MonthRail({ months, onGo }: MonthRailProps) {
  if (months.length < LEAST_MONTHS) return null;
  return (
    <Rail aria-label={journalCopy.months.label}>
      <ol>
        {months.map((month, i) => (
          <li key={month.start}>
            {months[i - 1]?.year === month.year ? null : <Year>{month.year}</Year>}
            <Month type="button" onClick={() => onGo(month)}>
              <span>{month.name}</span> <Count aria-hidden>{month.count}</Count>
              <VisuallyHidden>{journalCopy.months.count(month.count)}</VisuallyHidden>
            </Month>
          </li>
        ))}
      </ol>
    </Rail>
  );
}

const Rail = styled.nav`
  display: none;

  ${media.wide} {
    position: sticky;
    top: 24px;
    display: block;
    align-self: start;
    /* Level with the first month beside it. */
    margin-top: 7px;
    max-height: calc(100dvh - 48px);
    overflow: hidden auto;
  }

  ol {
    margin: 0;
    padding: 0 0 0 16px;
    border-left: 1px solid var(--line);
    list-style: none;
  }
`;

const Year = styled.p`
  padding: 8px 12px 2px;
  font: 500 1.0625rem / 1.3 var(--font-serif);

  li:first-child > & {
    padding-top: 4px;
  }
`;

const Month = styled.button`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 40px;
  padding: 8px 12px;
  border: 0;
  border-radius: 12px;
  background: none;
  color: var(--ink);
  font-size: 0.9375rem;
  text-align: start;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: var(--surface-sunken);
    }
  }

  span:first-child::first-letter {
    text-transform: uppercase;
  }

  span:first-child {
    display: inline-block;
  }
`;

const Count = styled.span`
  color: var(--ink-soft);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;
