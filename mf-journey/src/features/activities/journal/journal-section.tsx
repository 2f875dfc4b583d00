import type { Activity } from '@app/contract/activities';
import type { Question } from '@app/contract/bodies';
import { Button } from '@app/shared-ui/components/button';
import { Slot } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';
import { useMoveActivity } from '../use-move-activity.ts';

interface JournalSectionProps {
  readonly activity: Activity;
  readonly questions: readonly Question[];
}

/**
 * The questions for the journal. The button to write is the journal team's, by the slot `activity-journal`, which gets the activity's id
 * and title, the questions, and `onOpen`, to be called when the user starts to write. Without it the questions are shown alone.
 */
export function JournalSection({ activity, questions }: JournalSectionProps) {
  const { move } = useMoveActivity(activity, 'in_progress');
  const { title } = activitiesCopy.journal;
  const handleOpen = () => {
    if (activity.status === 'pending') move();
  };
  return (
    <Section>
      <h4>{questions.length === 1 ? title.one : title.many}</h4>
      <Questions>
        {questions.map(({ key, question }) => (
          <li key={key}>{question}</li>
        ))}
      </Questions>
      <Slot
        name="activity-journal"
        activityId={activity.id}
        title={activity.title}
        questions={questions}
        onOpen={handleOpen}
        fallback={<JournalNote>{activitiesCopy.journal.fallback}</JournalNote>}
        renderError={(retry) => (
          <>
            <JournalNote>{activitiesCopy.journal.fallback}</JournalNote>
            <Button $variant="soft" onClick={retry}>
              {activitiesCopy.journal.retry}
            </Button>
          </>
        )}
      />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 20px;
  border-radius: 16px;
  background: var(--tone-surface);

  h4 {
    margin: 0;
    color: var(--tone-ink);
    font: 600 0.9375rem / 1.5 var(--font-sans);
  }
`;

const Questions = styled.ul`
  display: grid;
  gap: 12px;
  width: 100%;
  margin: 0 0 6px;
  padding: 0;
  font: 400 1.125rem / 1.45 var(--font-serif);
  list-style: none;

  li + li {
    padding-top: 12px;
    border-top: 1px solid var(--tone-line);
  }
`;

/** In place of the button to write. */
export const JournalNote = styled.p`
  max-width: 56ch;
  color: var(--tone-ink);
  font-size: 0.9375rem;
  line-height: 1.5;
`;
