import { weekKeyOf } from '@app/contract/week-key';
import { Card } from '@app/shared-ui/components/card';
import { styled } from 'styled-components';
import { useChallenges } from '../../challenges/use-challenges.ts';
import { LiveTextField } from '../../components/live-text-field.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { weekCopy as copy } from '../../copy/week.es.ts';
import { type DayKey } from '@app/shared-ui/dates/day-key';
import { weekDays } from '../../dates/calendar-days.ts';
import { DayCard } from '../../day-card/day-card.tsx';

interface WeekViewProps {
  readonly day: DayKey;
  readonly today: DayKey;
  readonly onOpenDay: (day: DayKey) => void;
}

/** A week: its intention, and its seven days (2§2.12). */
export function WeekView({ day, today, onOpenDay }: WeekViewProps) {
  const week = weekKeyOf(day);
  const challenges = useChallenges();
  return (
    <>
      <Intention as="section">
        <LiveTextField
          key={week}
          kind="week"
          documentKey={week}
          field="intention"
          label={copy.intention}
          placeholder={copy.intentionHint}
          rows={2}
        />
        <SaveState kind="week" documentKey={week} />
      </Intention>
      <Days aria-label={copy.days}>
        {weekDays(day).map((each) => (
          <DayCard
            key={each}
            day={each}
            isToday={each === today}
            challenges={challenges}
            onOpen={() => onOpenDay(each)}
          />
        ))}
      </Days>
    </>
  );
}

/** On a phone the window is for the days: no place is kept for what there is nothing to say of. */
const Intention = styled(Card)`
  @media (max-width: 767.98px) {
    padding: 16px 18px;

    > p:empty {
      display: none;
    }
  }
`;

const Days = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
