import { GOLD } from '../../components/sacred-day.ts';
import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { placeOfMood } from '@app/shared-ui/moods/moods';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { type DayKey, daysBetween, mondayOf } from '@app/shared-ui/dates/day-key';
import { wordless } from '../../components/wordless.ts';
import { monthName } from '../../dates/day-names.ts';
import { type CalendarDay, isBlank } from '../../days/calendar-day.ts';
import { useOwnMoods } from '../../queries/own-moods.ts';

interface YearMosaicProps {
  readonly label: string;
  readonly days: readonly CalendarDay[];
  readonly today: DayKey;
  readonly onOpenDay: (day: DayKey) => void;
}

/**
 * Twelve small months, a stone a day. One picture to a screen reader, with the table for its words; a touch on a stone opens the day,
 * as the links of the table do for the keyboard.
 */
export function YearMosaic({ label, days, today, onOpenDay }: YearMosaicProps) {
  const ownMoods = useOwnMoods();
  const handleClick = (event: React.MouseEvent) => {
    const stone = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]') : null;
    const day = stone?.dataset['day'];
    if (day) onOpenDay(day);
  };
  return (
    // Needs no keyboard access: every written day is a link in the table below.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <Mosaic role="img" aria-label={label} onClick={handleClick}>
      {byMonth(days).map((month) => (
        <Month key={month[0]?.day}>
          <Name>{monthName(month[0]?.day ?? today)}</Name>
          <Stones>
            {month.map((day, i) => {
              const { style, ...tone } = moodTone(placeOfMood(day.emotion, ownMoods));
              return (
                <Stone
                  key={day.day}
                  {...tone}
                  data-day={day.day}
                  data-written={isBlank(day) ? undefined : ''}
                  data-named={day.emotion.trim() ? '' : undefined}
                  data-today={day.day === today ? '' : undefined}
                  data-sacred={day.isSacred ? '' : undefined}
                  title={day.emotion || undefined}
                  style={i === 0 ? { ...style, gridColumnStart: columnOf(day.day) } : style}
                />
              );
            })}
          </Stones>
        </Month>
      ))}
    </Mosaic>
  );
}

/** Monday is the first column. */
const columnOf = (day: DayKey): number => daysBetween(mondayOf(day), day) + 1;

function byMonth(days: readonly CalendarDay[]): CalendarDay[][] {
  const months: CalendarDay[][] = [];
  for (const day of days) {
    if (day.day.endsWith('-01')) months.push([]);
    months.at(-1)?.push(day);
  }
  return months;
}

const Mosaic = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 18px;

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 28px 32px;
  }
`;

const Month = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
`;

const Name = styled.span`
  color: var(--ink-soft);
  font: 500 0.9375rem / 1.3 var(--font-serif);
`;

const Stones = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 5px;
`;

const Stone = styled.span`
  position: relative;
  aspect-ratio: 1;
  border-radius: 28%;
  background: var(--surface-sunken);
  cursor: pointer;

  &[data-written] {
    background: ${wordless};
  }

  &[data-named] {
    background: var(--mood);
  }

  &[data-sacred] {
    box-shadow:
      0 0 0 1.5px var(--surface-raised),
      0 0 0 3.5px ${GOLD};
  }

  &[data-today] {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;
