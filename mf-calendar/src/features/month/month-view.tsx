import { useMemo, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { es } from 'react-day-picker/locale/es';
import { challengeDaysOn } from '../../challenges/challenge-days.ts';
import { useChallenges } from '../../challenges/use-challenges.ts';
import { type DayKey, dayKeyOf } from '@app/shared-ui/dates/day-key';
import { useMedia } from '@app/shared-ui/theme/use-media';
import { dayCopy } from '../../copy/day.es.ts';
import { dateOf } from '../../dates/calendar-days.ts';
import { DayCard } from '../../day-card/day-card.tsx';
import { useOwnMoods } from '../../queries/own-moods.ts';
import { MonthContext } from './month-context.ts';
import { MonthDayButton } from './month-day-button.tsx';
import { MonthFrame } from './month-frame.ts';
import { MonthLegend } from './month-legend.tsx';

const NoCaption = () => <></>;
const components = { DayButton: MonthDayButton, MonthCaption: NoCaption };

interface MonthViewProps {
  readonly day: DayKey;
  readonly today: DayKey;
  /** The user moved to another month by the keyboard. */
  readonly onMonthChange: (day: DayKey) => void;
  readonly onOpenDay: (day: DayKey) => void;
  readonly onOpenDayView: (day: DayKey) => void;
}

/**
 * A month as a grid: arrows, Home, End and Page keys move through the days, Enter opens one. The grid is the library's, the cells are ours.
 * On a phone, whose cells have no room for words, the day that was opened last is below it, today at first.
 */
export function MonthView({ day, today, onMonthChange, onOpenDay, onOpenDayView }: MonthViewProps) {
  const isPhone = useMedia('(max-width: 767.98px)');
  const challenges = useChallenges();
  const ownMoods = useOwnMoods();
  const context = useMemo(
    () => ({ ownMoods, challengesOn: (each: DayKey) => challengeDaysOn(challenges, each) }),
    [ownMoods, challenges],
  );
  // The grid changes at once, the address perhaps later: in between, the day that has the keyboard focus must be rendered.
  const [shown, setShown] = useState({ day, asked: day });
  if (shown.asked !== day) setShown({ day, asked: day });
  const handleMonthChange = (month: Date) => {
    const next = dayKeyOf(month);
    setShown({ day: next, asked: day });
    onMonthChange(next);
  };
  return (
    <MonthContext value={context}>
      <MonthFrame>
        <DayPicker
          locale={es}
          month={dateOf(shown.day)}
          today={dateOf(today)}
          hideNavigation
          components={components}
          modifiers={isPhone ? { below: dateOf(shown.day) } : {}}
          onMonthChange={handleMonthChange}
          onDayClick={(date) => {
            const next = dayKeyOf(date);
            setShown({ day: next, asked: day });
            onOpenDay(next);
          }}
        />
      </MonthFrame>
      {isPhone ? (
        <DayCard
          day={shown.day}
          isToday={shown.day === today}
          challenges={challenges}
          action={dayCopy.openDay}
          onOpen={() => onOpenDayView(shown.day)}
        />
      ) : null}
      <MonthLegend day={shown.day} />
    </MonthContext>
  );
}
