import { useToday } from '@app/shared-ui/dates/use-today';
import { styled } from 'styled-components';
import { ChallengesOfDay } from '../../challenges/challenge-of-day.tsx';
import { challengesCopy } from '../../copy/challenges.es.ts';
import { MoodToday } from './mood-today.tsx';

/** What today asks on the home page: the feeling, and the step of a challenge that is running. */
export function HomeDay() {
  const today = useToday();
  return (
    <Column>
      <MoodToday key={today} day={today} />
      <ChallengesOfDay day={today} title={challengesCopy.today} titleAs="h2" />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  container-type: inline-size;
`;
