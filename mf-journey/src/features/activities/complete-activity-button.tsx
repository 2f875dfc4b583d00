import type { Activity } from '@app/contract/activities';
import { Button } from '@app/shared-ui/components/button';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { useHost } from '@app/shared-ui/host';
import { assessmentKey } from '@app/shared-ui/year/assessments';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../copy/activities.es.ts';
import { troubleOf, useMoveActivity } from './use-move-activity.ts';

interface CompleteActivityButtonProps {
  readonly activity: Activity;
  readonly onCompleted: () => void;
}

/**
 * Completes the activity; afterwards it says when that was. A self-assessment without scores is asked about once: they are what it leaves
 * behind.
 */
export function CompleteActivityButton({ activity, onCompleted }: CompleteActivityButtonProps) {
  const { move, isPending, error } = useMoveActivity(activity, 'completed', onCompleted);
  const { documents, confirm } = useHost();
  const question = useRef<'due' | 'open' | 'answered'>('due');
  const { completedAt } = activity;
  const isDone = activity.status === 'completed';
  const trouble = troubleOf(error);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The browser has taken the focus from it while it was disabled.
    if (trouble && !isPending && document.activeElement === document.body) button.current?.focus();
  }, [trouble, isPending]);
  const handleComplete = async () => {
    const isUnscored = activity.body?.kind === 'assessment' && !documents.get('assessment', assessmentKey(activity.id));
    // A second tap may come before the question is seen: its code comes with the first one.
    if (question.current === 'open') return;
    if (isUnscored && question.current === 'due') {
      question.current = 'open';
      const goesOn = await confirm(activitiesCopy.assessment.withoutScores);
      question.current = 'answered';
      if (!goesOn) return;
    }
    move();
  };
  if (isDone) {
    return (
      <Done type="button" disabled>
        <Check aria-hidden size={18} strokeWidth={2.4} />
        <span>
          <VisuallyHidden>{activitiesCopy.complete}: </VisuallyHidden>
          {completedAt ? activitiesCopy.completedOn(new Date(completedAt)) : activitiesCopy.completed}
        </span>
      </Done>
    );
  }
  // The host shows messages above what has `data-foot`.
  return (
    <Place data-foot="">
      <Button ref={button} disabled={isPending} aria-busy={isPending} onClick={() => void handleComplete()}>
        <Check aria-hidden size={18} />
        {activitiesCopy.complete}
      </Button>
      {trouble ? <Trouble role="alert">{trouble}</Trouble> : null}
    </Place>
  );
}

/**
 * On an upright phone it stays in sight above the navigation bar, which is 62 px high, while what there is to do is; but not over a timer or
 * a voice that runs.
 */
const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;

  @media (max-width: 767px) and (min-height: 500px) {
    position: sticky;
    bottom: calc(62px + env(safe-area-inset-bottom));
    z-index: 1;
    margin-top: -16px;
    padding: 16px 0 10px;
    background: linear-gradient(transparent, var(--surface-raised) 14px);

    [data-running] ~ & {
      position: static;
    }
  }

  button {
    scroll-margin-bottom: 0;

    @media (max-width: 479px) {
      width: 100%;
    }
  }
`;

/** The button that has been pressed, for good (2§2.4): what is seen of it is what it did. */
const Done = styled.button`
  display: flex;
  align-self: start;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--tone-ink);
  font: 600 1rem / 1.4 var(--font-sans);
  text-align: start;
`;

const Trouble = styled.p`
  color: var(--danger);
  font-size: 0.9375rem;
`;
