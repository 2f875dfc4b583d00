import type { ChallengeCard } from '@app/contract/library';
import { Button } from '@app/shared-ui/components/button';
import { IconButton } from '@app/shared-ui/components/icon-button';
import { CalendarClock, CalendarPlus, CalendarX2, Lock } from 'lucide-react';
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

/** 'Añadir a mi calendario' (D22), and what can be done once it is there, in one row too: no card grows by being added. */
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
        <Row>
          <Link to="/calendario">{copy.inCalendar(plan.startDate, lastDay(plan.startDate, challenge.daysCount))}</Link>
          <IconButton type="button" aria-label={copy.changeDate} title={copy.changeDate} onClick={ask}>
            <CalendarClock aria-hidden size={20} />
          </IconButton>
          <IconButton type="button" aria-label={copy.remove} title={copy.remove} onClick={() => void takeAway()}>
            <CalendarX2 aria-hidden size={20} />
          </IconButton>
        </Row>
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
  grid-template-columns: minmax(0, 1fr);
`;

/** As high as the button that it replaces. */
const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: 48px;

  a {
    display: flex;
    flex: 1;
    align-items: center;
    min-width: 0;
    min-height: 44px;
    font-size: 0.875rem;
    line-height: 1.3;
  }
`;
