import * as Tabs from '@radix-ui/react-tabs';
import { Grid3x3 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { media } from '@app/shared-ui/theme/media';
import { chosenSegment, segments } from '@app/shared-ui/theme/segments';
import { css, styled } from 'styled-components';
import { calendarCopy } from '../copy/calendar.es.ts';
import type { CalendarView } from '../dates/calendar-days.ts';

const TABS = ['month', 'week', 'day'] as const;

interface ViewTabsProps {
  readonly view: CalendarView;
  readonly onViewChange: (view: CalendarView) => void;
  /** The way to the view's other pages. */
  readonly turner: ReactNode;
  /** The page of the view that is open. */
  readonly children: ReactNode;
}

/** Month, week and day as tabs (2§2.12), and beside them the way to the whole year. */
export function ViewTabs({ view, onViewChange, turner, children }: ViewTabsProps) {
  const asked = useRef(view);
  useEffect(() => {
    asked.current = view;
  }, [view]);
  // A press is told twice, by the pointer and by the focus it brings: for the second, Back would lead to the same page again.
  const handleChange = (value: string) => {
    const next = TABS.find((tab) => tab === value);
    if (!next || next === asked.current) return;
    asked.current = next;
    onViewChange(next);
  };
  return (
    <Root value={view} onValueChange={handleChange}>
      <Bar>
        <List aria-label={calendarCopy.views}>
          {TABS.map((tab) => (
            <Trigger key={tab} value={tab}>
              {calendarCopy.view[tab]}
            </Trigger>
          ))}
        </List>
        <Year type="button" aria-pressed={view === 'year'} onClick={() => onViewChange('year')}>
          <Grid3x3 aria-hidden size={18} />
          {calendarCopy.year}
        </Year>
      </Bar>
      {turner}
      {view === 'year' ? (
        <Panel as="section">{children}</Panel>
      ) : (
        // One for all tabs, so that what it holds stays until the next page has been drawn.
        <Panel as={Tabs.Content} value={view} tabIndex={-1}>
          {children}
        </Panel>
      )}
    </Root>
  );
}

const Root = styled(Tabs.Root)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  /* Tabs and turner in one row, close to the title: the page itself is what the window is for. */
  @media (min-width: 1000px) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 14px 24px;
    align-items: center;
    margin-top: -18px;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

/** Three tabs: the year beside them is none. */
const List = styled(Tabs.List)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding: 4px;
  border-radius: 28px;
  ${segments}
`;

const tab = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 14px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: var(--ink-soft);
  font: 600 1rem / 1.25 var(--font-sans);
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      color: var(--ink);
    }
  }

  /* All four in one row. */
  @media (max-width: 359.98px) {
    padding-inline: 8px;
  }

  ${media.desktop} {
    padding-inline: 18px;
  }
`;

const Trigger = styled(Tabs.Trigger)`
  ${tab}

  &[data-state='active'] {
    ${chosenSegment}
  }
`;

const Year = styled.button`
  ${tab}

  svg {
    display: none;
  }

  ${media.desktop} {
    svg {
      display: block;
    }
  }

  &[aria-pressed='true'] {
    ${chosenSegment}
  }
`;

const Panel = styled.div<{ readonly value?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  &[hidden] {
    display: none;
  }

  @media (min-width: 1000px) {
    grid-column: 1 / -1;
  }
`;
