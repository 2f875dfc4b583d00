import type { Activity } from '@app/contract/activities';
import { Button } from '@app/shared-ui/components/button';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../copy/activities.es.ts';
import { troubleOf, useMoveActivity } from './use-move-activity.ts';

interface CompleteActivityButtonProps {
  readonly activity: Activity;
  readonly onCompleted: () => void;
}

export function CompleteActivityButton({ activity, onCompleted }: CompleteActivityButtonProps) {
  const { move, isPending, error } = useMoveActivity(activity, 'completed', onCompleted);
  const isDone = activity.status === 'completed';
  const trouble = troubleOf(error);
  return (
    <Place>
      <Button $variant={isDone ? 'soft' : 'filled'} disabled={isDone || isPending} aria-busy={isPending} onClick={move}>
        <Check aria-hidden size={18} />
        {activitiesCopy.complete}
      </Button>
      {trouble ? <Trouble role="alert">{trouble}</Trouble> : null}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;

  button {
    @media (max-width: 479px) {
      width: 100%;
    }
  }
`;

const Trouble = styled.p`
  color: var(--danger);
  font-size: 0.9375rem;
`;
