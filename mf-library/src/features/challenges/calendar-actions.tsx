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
  /** On a card, of which there are many, it is quieter than as the one step of a dialog. */
  readonly isQuiet?: boolean;
  /** What there is instead while the challenge is locked. */
  readonly locked: { readonly label: string; readonly onPress: () => void };
  /** The challenge has just been taken out of the calendar, and the button that did it is gone with the focus. */
  readonly takesFocus?: boolean;
  /** What there is instead once the challenge is in the calendar. */
  readonly children: ReactNode;
}

/** 'Añadir a mi calendario' (D22). */
export function CalendarActions({
  challenge,
  isQuiet = false,
  locked,
  takesFocus = false,
  children,
}: CalendarActionsProps) {
  const { plan } = useChallengePlan(challenge.id);
  const start = useStartDialog(challenge);
  const Action = isQuiet ? QuietAction : Button;
  const look = isQuiet ? 'quiet' : 'soft';
  return (
    <Place>
      {plan ? (
        children
      ) : challenge.isLocked ? (
        <Action $variant={look} onClick={locked.onPress}>
          <Lock aria-hidden size={16} />
          {locked.label}
        </Action>
      ) : (
        <Action
          $variant={look}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- see takesFocus
          autoFocus={takesFocus}
          onClick={start.ask}
        >
          <CalendarPlus aria-hidden size={18} />
          {copy.add}
        </Action>
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

/** Its words begin at the edge of the card's text. */
const QuietAction = styled(Button)`
  justify-self: start;
  margin: 0 -12px -6px;
  padding-inline: 12px;
  text-align: start;
`;
