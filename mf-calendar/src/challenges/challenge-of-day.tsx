import { getChallenge } from '@app/contract/library';
import { Card } from '@app/shared-ui/components/card';
import { endpointQuery, NetworkError } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { challengesCopy as copy } from '../copy/challenges.es.ts';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { type ChallengeDay, challengeDaysOn } from './challenge-days.ts';
import { ChallengeTicks } from './challenge-ticks.tsx';
import { useChallengeCards, useChallenges } from './use-challenges.ts';

interface ChallengesOfDayProps {
  readonly day: DayKey;
  readonly title?: string;
  /** Level of the title. */
  readonly titleAs?: 'h2' | 'h3';
}

/** What the challenges ask of a day, shown beside the user's own entries of that day (D22). */
export function ChallengesOfDay({ day, title = copy.onThisDay, titleAs = 'h3' }: ChallengesOfDayProps) {
  const days = challengeDaysOn(useChallenges(), day);
  if (days.length === 0) return null;
  return (
    <Card as="section">
      <Title as={titleAs}>{title}</Title>
      {days.map((each) => (
        <Part key={each.challenge.id}>
          <ChallengeTicks days={[each]} />
          <DayText day={each} />
        </Part>
      ))}
    </Card>
  );
}

/** The text of the challenge's day. Without access to it, only the number of the day is shown. */
function DayText({ day: { challenge, number } }: { readonly day: ChallengeDay }) {
  const { error: listError } = useChallengeCards();
  const { data, error } = useQuery({
    ...endpointQuery(getChallenge, { params: { id: challenge.id } }),
    enabled: challenge.isLocked === false,
  });
  const text = data?.days[number - 1];
  if (text) {
    return (
      <Text>
        <strong>{text.title}</strong>
        <p>{text.text}</p>
      </Text>
    );
  }
  return (error ?? listError) instanceof NetworkError ? <Text>{copy.textLater}</Text> : null;
}

const Title = styled.h3`
  font-size: 1.25rem;
`;

const Part = styled.div`
  max-width: var(--measure);
`;

const Text = styled.div`
  padding-left: 34px;
  color: var(--ink-soft);
`;
