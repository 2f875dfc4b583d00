import type { Activity } from '@app/contract/activities';
import type { Dimension } from '@app/contract/bodies';
import { Button } from '@app/shared-ui/components/button';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { activitiesCopy } from '../../../copy/activities.es.ts';
import { weeksOfBlock } from './assessments.ts';
import { ScoreField } from './score-field.tsx';
import { ThenAndNow } from './then-and-now.tsx';
import { useAssessments, useSaveAssessment } from './use-assessments.ts';

interface AssessmentBodyProps {
  readonly activity: Activity;
  readonly dimensions: readonly Dimension[];
}

/** Three scores from 1 to 10, and how they have moved since the first week of the block. */
export function AssessmentBody({ activity, dimensions }: AssessmentBodyProps) {
  const { isReady, assessments } = useAssessments();
  if (!isReady) return <Skeleton $height={480} aria-busy="true" />;
  const saved = assessments.find(({ activityId }) => activityId === activity.id);
  const weeks = weeksOfBlock(assessments, activity.blockId);
  return (
    <>
      <ScoreForm key={activity.id} activityId={activity.id} dimensions={dimensions} saved={saved?.scores ?? {}} />
      {saved ? <ThenAndNow dimensions={dimensions} weeks={weeks} /> : null}
    </>
  );
}

interface ScoreFormProps {
  readonly activityId: number;
  readonly dimensions: readonly Dimension[];
  readonly saved: Readonly<Record<string, number>>;
}

function ScoreForm({ activityId, dimensions, saved }: ScoreFormProps) {
  const copy = activitiesCopy.assessment;
  const [draft, setDraft] = useState<Readonly<Record<string, number>>>({});
  const save = useSaveAssessment(activityId);
  const scores = { ...saved, ...draft };
  const isWhole = dimensions.every(({ key }) => scores[key] !== undefined);
  const isChanged = dimensions.some(({ key }) => scores[key] !== saved[key]);
  const note = save.isError ? copy.failed : isWhole && !isChanged ? copy.saved : isWhole ? '' : copy.missing;
  return (
    <Form>
      <h4>{copy.title}</h4>
      <Lead>{copy.lead}</Lead>
      {dimensions.map((dimension) => (
        <ScoreField
          key={dimension.key}
          name={`score-${activityId}-${dimension.key}`}
          dimension={dimension}
          score={scores[dimension.key]}
          onChange={(score) => setDraft({ ...draft, [dimension.key]: score })}
        />
      ))}
      <Button
        $variant="soft"
        disabled={!isWhole || !isChanged || save.isPending}
        aria-busy={save.isPending}
        onClick={() => save.mutate(scores)}
      >
        {save.isPending ? copy.saving : copy.save}
      </Button>
      <Note role={save.isError ? 'alert' : 'status'} $isError={save.isError}>
        {note}
      </Note>
    </Form>
  );
}

const Form = styled.section`
  display: grid;
  justify-items: start;
  gap: 16px;
  padding: 20px;
  border-radius: 16px;
  background: var(--surface-sunken);

  h4 {
    margin: 0;
    font: 500 1.1875rem / 1.3 var(--font-serif);
  }
`;

const Lead = styled.p`
  margin-top: -10px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

const Note = styled.p<{ readonly $isError: boolean }>`
  min-height: 1.5em;
  color: ${({ $isError }) => ($isError ? 'var(--danger)' : 'var(--ink-soft)')};
  font-size: 0.9375rem;
`;
