import { styled } from 'styled-components';
import { CheckRow } from '../components/check-row.tsx';
import { challengesCopy as copy } from '../copy/challenges.es.ts';
import type { ChallengeDay } from './challenge-days.ts';
import { useChallengeActs } from './use-challenges.ts';

/** The challenges of a day, to be ticked off. */
export function ChallengeTicks({ days }: { readonly days: readonly ChallengeDay[] }) {
  const { tick } = useChallengeActs();
  return (
    <List>
      {days.map(({ challenge, number, isDone }) => (
        <li key={challenge.id}>
          <CheckRow
            label={copy.tick(challenge.title ?? copy.untitled, copy.dayOf(number, challenge.daysCount))}
            checked={isDone}
            onChange={(checked) => tick(challenge.id, number, checked)}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;
