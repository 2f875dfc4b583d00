import type { ChallengeCard } from '@app/contract/library';
import { Button } from '@app/shared-ui/components/button';
import { CalendarPlus, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { challengesCopy as copy } from '../../copy/challenges.es.ts';
import { lastDay } from './challenge-plan.ts';
import { useChallengePlan } from './use-challenge-plan.ts';

const StartDialog = lazy(() => import('./start-dialog.tsx').then((module) => ({ default: module.StartDialog })));

interface CalendarActionsProps {
  readonly challenge: ChallengeCard;
  /** What there is instead while the challenge is locked. */
  readonly locked: { readonly label: string; readonly onPress: () => void };
}

/** 'Añadir a mi calendario' (D22), and what can be done once it is there. */
export function CalendarActions({ challenge, locked }: CalendarActionsProps) {
  const { plan, begin, remove } = useChallengePlan(challenge.id);
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => setIsAsking(true);
  const [isRemoving, setIsRemoving] = useState(false);
  const takeAway = async () => {
    setIsRemoving(true);
    await remove().finally(() => setIsRemoving(false));
  };
  return (
    <Place>
      {plan ? (
        <>
          <p>
            <Link to="/calendario">
              {copy.inCalendar(plan.startDate, lastDay(plan.startDate, challenge.daysCount))}
            </Link>
          </p>
          <Row>
            <Button $variant="soft" onClick={ask}>
              {copy.changeDate}
            </Button>
            <Button $variant="quiet" onClick={() => void takeAway()}>
              {copy.remove}
            </Button>
          </Row>
        </>
      ) : challenge.isLocked ? (
        <Button $variant="soft" onClick={locked.onPress}>
          <Lock aria-hidden size={16} />
          {locked.label}
        </Button>
      ) : (
        <Button
          $variant="soft"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that has removed the challenge is gone with the focus
          autoFocus={isRemoving}
          onClick={ask}
        >
          <CalendarPlus aria-hidden size={18} />
          {copy.add}
        </Button>
      )}
      {isAsking ? (
        <Suspense>
          <StartDialog
            challenge={challenge}
            startDate={plan?.startDate}
            onChoose={begin}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: 8px;

  p {
    font-size: 0.9375rem;
  }

  p a {
    display: inline-block;
    padding: 8px 0;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
