import type { Activity } from '@app/contract/activities';
import { Button } from '@app/shared-ui/components/button';
import { useHost } from '@app/shared-ui/host';
import { memo, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Vignette } from '../../components/vignette/vignette.tsx';
import { activitiesCopy } from '../../copy/activities.es.ts';
import { ActivityBody } from './bodies/activity-body.tsx';
import { FallbackBody } from './bodies/fallback-body.tsx';
import { CompleteActivityButton } from './complete-activity-button.tsx';
import { goTo } from './go-to.ts';
import { JournalSection } from './journal/journal-section.tsx';
import { questionsOf } from './questions-of.ts';
import { Recalled } from './recalled.tsx';

interface ActivityContentProps {
  readonly activity: Activity;
  /** The user may read only the beginning (D7). */
  readonly isPreview: boolean;
  readonly onCompleted: (id: number) => void;
}

/** The content of a card: the text with its interactive part, the questions for the journal, and the completion. */
export const ActivityContent = memo(function ActivityContent({
  activity,
  isPreview,
  onCompleted,
}: ActivityContentProps) {
  const { openUpgrade } = useHost();
  const picture = <Vignette type={activity.type} blockId={activity.blockId} />;
  if (isPreview) {
    return (
      <Column>
        {picture}
        <Lead>{activity.description}</Lead>
        <p>{activity.preview}</p>
        <Soft>{activitiesCopy.lock.preview}</Soft>
        <Button $variant="soft" onClick={openUpgrade}>
          {activitiesCopy.lock.seePremium}
        </Button>
      </Column>
    );
  }
  const end = (
    <>
      {activity.body && activity.recalls ? <Recalled activities={activity.recalls} /> : null}
      <JournalSection activity={activity} questions={questionsOf(activity)} />
      <CompleteActivityButton activity={activity} onCompleted={() => onCompleted(activity.id)} />
    </>
  );
  return (
    <Column>
      {picture}
      {activity.body ? (
        <>
          <Lead>{activity.description}</Lead>
          {activity.body.kind === 'practice' ? (
            <ToTimer $variant="quiet" onClick={goToTimer}>
              {activitiesCopy.practice.toTimer(activity.body.seconds / 60)}
            </ToTimer>
          ) : null}
          <ActivityBody activity={activity} body={activity.body}>
            {end}
          </ActivityBody>
        </>
      ) : (
        <>
          <FallbackBody activity={activity} />
          {end}
        </>
      )}
    </Column>
  );
});

/** Past the text, which who comes back to the practice has read. */
function goToTimer({ currentTarget }: MouseEvent<HTMLElement>): void {
  const timer = currentTarget.parentElement?.querySelector('[role=timer]')?.closest('section');
  goTo(timer?.querySelector('button'), 'center', timer);
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  > button {
    justify-self: start;
  }
`;

const Lead = styled.p`
  color: var(--ink-soft);
  font: 400 1.1875rem / 1.45 var(--font-serif);
`;

/** Its words begin where those of the text do. */
const ToTimer = styled(Button)`
  margin: -16px 0 -16px -14px;
  padding: 10px 14px;
`;

const Soft = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
