import { IconButton } from '@app/shared-ui/components/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { calendarCopy } from '../copy/calendar.es.ts';
import { type CalendarView, turnPage } from '../dates/calendar-days.ts';
import { type DayKey, isDayKey } from '@app/shared-ui/dates/day-key';
import { dayTitle, monthTitle, weekTitle, yearName } from '../dates/day-names.ts';

const titles: Record<CalendarView, (day: DayKey) => string> = {
  month: monthTitle,
  week: weekTitle,
  day: (day) => `${dayTitle(day)} de ${yearName(day)}`,
  year: yearName,
};

interface PageTurnerProps {
  readonly title: Ref<HTMLHeadingElement>;
  readonly view: CalendarView;
  readonly day: DayKey;
  readonly today: DayKey;
  readonly onTurn: (day: DayKey) => void;
}

/** What the open page shows, and the way to the one before, to today, to the next. */
export function PageTurner({ title, view, day, today, onTurn }: PageTurnerProps) {
  const { turn } = calendarCopy;
  const before = turnPage(day, view, -1);
  const after = turnPage(day, view, 1);
  return (
    <Bar>
      <Title ref={title} tabIndex={-1} aria-live="polite">
        {titles[view](day)}
      </Title>
      <Buttons role="group" aria-label={turn.label}>
        <Arrow
          type="button"
          aria-label={turn.previous[view]}
          disabled={!isDayKey(before)}
          onClick={() => onTurn(before)}
        >
          <ChevronLeft aria-hidden size={22} />
        </Arrow>
        <Today type="button" onClick={() => onTurn(today)}>
          {turn.today}
        </Today>
        <Arrow type="button" aria-label={turn.next[view]} disabled={!isDayKey(after)} onClick={() => onTurn(after)}>
          <ChevronRight aria-hidden size={22} />
        </Arrow>
      </Buttons>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;

  @media (min-width: 1000px) {
    gap: 8px 16px;
  }
`;

const Title = styled.h2`
  /* Beside the buttons only where the longest month stays whole: larger text puts it above them. */
  flex: 1 1 9rem;
  font-size: clamp(1.125rem, 0.8rem + 1.4vw, 1.75rem);
  hyphens: manual;

  &:focus {
    outline: none;
  }

  @media (min-width: 1000px) {
    text-align: right;
  }
`;

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  /* Below the title too: where the thumb has them on every page. */
  margin-inline-start: auto;
`;

const Arrow = styled(IconButton)`
  color: var(--accent);

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--accent-soft);
    }
  }

  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
`;

const Today = styled.button`
  min-height: 44px;
  padding: 8px 18px;
  border: 0;
  border-radius: 999px;
  background: var(--accent-soft);
  color: var(--ink);
  font: 600 1rem / 1.25 var(--font-sans);
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: color-mix(in oklch, var(--accent-soft), var(--accent) 12%);
    }
  }
`;
