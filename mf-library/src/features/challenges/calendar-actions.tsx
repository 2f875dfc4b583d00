import type { ChallengeCard } from '@app/contract/library';
import { Button } from '@app/shared-ui/components/button';
import { CalendarPlus, Lock } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { challengesCopy as copy } from '../../copy/challenges.es.ts';
import { useChallengePlan } from './use-challenge-plan.ts';

const StartDialog = lazy(() => import('./start-dialog.tsx').then((module) => ({ default: module.StartDialog })));

interface CalendarActionsProps {
  readonly challenge: ChallengeCard;
  /** What there is instead while the challenge is locked. */
  readonly locked: { readonly label: string; readonly onPress: () => void };
  /** The challenge has just been taken out of the calendar, and the button that did it is gone with the focus. */
  readonly takesFocus?: boolean;
  /** What there is instead once the challenge is in the calendar. */
  readonly children: ReactNode;
}

/** 'Añadir a mi calendario' (D22). */
export function CalendarActions({ challenge, locked, takesFocus = false, children }: CalendarActionsProps) {
  const { plan } = useChallengePlan(challenge.id);
  const start = useStartDialog(challenge);
  return (
    <Place>
      {plan ? (
        children
      ) : challenge.isLocked ? (
        <Button $variant="soft" onClick={locked.onPress}>
          <Lock aria-hidden size={16} />
          {locked.label}
        </Button>
      ) : (
        <Button
          $variant="soft"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- see takesFocus
          autoFocus={takesFocus}
          onClick={start.ask}
        >
          <CalendarPlus aria-hidden size={18} />
          {copy.add}
        </Button>
      )}
      {start.dialog}
    </Place>
  );
}

/** The dialog that asks when the challenge begins, and what opens it. */
export function useStartDialog(challenge: ChallengeCard) {
  const { plan, begin } = useChallengePlan(challenge.id);
  const [isAsking, setIsAsking] = useState(false);
  return {
    ask: () => setIsAsking(true),
    dialog: isAsking ? (
      <Suspense>
        <StartDialog
          challenge={challenge}
          startDate={plan?.startDate}
          onChoose={begin}
          onClose={() => setIsAsking(false)}
        />
      </Suspense>
    ) : null,
  };
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
