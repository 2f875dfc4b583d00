import type { Activity } from '@app/contract/activities';
import type { Dimension } from '@app/contract/bodies';
import { Button } from '@app/shared-ui/components/button';
import { useDocuments, useDocumentsStatus } from '@app/shared-ui/host';
import { bandOf, readAssessment } from '@app/shared-ui/year/assessments';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';
import { AssessmentSkeleton } from './assessment-skeleton.tsx';
import { weeksOfBlock } from './weeks-of-block.ts';
import { ScoreField } from './score-field.tsx';
import { ThenAndNow } from './then-and-now.tsx';
import { YearSoFar } from './year-so-far.tsx';
import { useSaveAssessment } from './use-save-assessment.ts';

interface AssessmentBodyProps {
  readonly activity: Activity;
  readonly dimensions: readonly Dimension[];
  /** Asked beside them, for the year; they may be left without an answer. */
  readonly yearly?: readonly Dimension[] | undefined;
  readonly whenLow: string;
}

/** Three scores from 1 to 10, how they have moved since the first week of the block, and now and then the year. */
export function AssessmentBody({ activity, dimensions, yearly = [], whenLow }: AssessmentBodyProps) {
  const { isReady } = useDocumentsStatus();
  const assessments = useDocuments('assessment').flatMap((document) => readAssessment(document) ?? []);
  if (!isReady) return <AssessmentSkeleton />;
  const saved = assessments.find(({ activityId }) => activityId === activity.id);
  const weeks = weeksOfBlock(assessments, activity.blockId);
  return (
    <>
      <ScoreForm
        key={activity.id}
        activityId={activity.id}
        dimensions={dimensions}
        yearly={yearly}
        whenLow={whenLow}
        saved={saved?.scores ?? {}}
      />
      {saved ? <ThenAndNow dimensions={dimensions} weeks={weeks} /> : null}
      {yearly.length > 0 ? <YearSoFar dimensions={yearly} /> : null}
    </>
  );
}

interface ScoreFormProps {
  readonly activityId: number;
  readonly dimensions: readonly Dimension[];
  readonly yearly: readonly Dimension[];
  readonly whenLow: string;
  readonly saved: Readonly<Record<string, number>>;
}

function ScoreForm({ activityId, dimensions, yearly, whenLow, saved }: ScoreFormProps) {
  const copy = activitiesCopy.assessment;
  const [draft, setDraft] = useState<Readonly<Record<string, number>>>({});
  const save = useSaveAssessment(activityId);
  const note = useRef<HTMLParagraphElement>(null);
  const scores = { ...saved, ...draft };
  const isWhole = dimensions.every(({ key }) => scores[key] !== undefined);
  const isChanged = [...dimensions, ...yearly].some(({ key }) => scores[key] !== saved[key]);
  const isAnyLow = dimensions.some(({ key }) => scores[key] !== undefined && bandOf(scores[key]) === 'low');
  const said = save.isError ? copy.failed : isWhole && !isChanged ? copy.saved : isWhole ? '' : copy.missing;
  /** The button, which had the focus, is disabled from now on: what became of it has the focus. */
  const handleSave = () => save.mutate(scores, { onSettled: () => note.current?.focus({ preventScroll: true }) });
  const fieldOf = (dimension: Dimension) => (
    <ScoreField
      key={dimension.key}
      name={`score-${activityId}-${dimension.key}`}
      dimension={dimension}
      score={scores[dimension.key]}
      onChange={(score) => setDraft({ ...draft, [dimension.key]: score })}
    />
  );
  return (
    <Form>
      <h4>{copy.title}</h4>
      <Lead>{copy.lead}</Lead>
      {dimensions.map(fieldOf)}
      <LowPlace role="status">
        {isAnyLow ? (
          <WhenLow>
            <strong>{copy.whenLow}</strong> {whenLow}
          </WhenLow>
        ) : null}
      </LowPlace>
      {yearly.length > 0 ? (
        <Yearly aria-labelledby={`yearly-${activityId}`}>
          <h5 id={`yearly-${activityId}`}>{copy.yearly.title}</h5>
          <p>{copy.yearly.lead}</p>
          {yearly.map(fieldOf)}
        </Yearly>
      ) : null}
      <Button
        $variant="soft"
        disabled={!isWhole || !isChanged || save.isPending}
        aria-busy={save.isPending}
        onClick={handleSave}
      >
        {save.isPending ? copy.saving : copy.save}
      </Button>
      <Note ref={note} tabIndex={-1} role={save.isError ? 'alert' : 'status'} $isError={save.isError}>
        {said}
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

const Yearly = styled.section`
  display: grid;
  gap: 16px;
  width: 100%;
  padding-top: 18px;
  border-top: 1px solid var(--line);

  h5 {
    margin: 0;
    font: 500 1.0625rem / 1.3 var(--font-serif);
  }

  > p {
    margin-top: -12px;
    max-width: var(--measure);
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;

/** Always there, as a live region has to be before what it announces; empty, it takes no gap of the form. */
const LowPlace = styled.div`
  &:empty {
    margin-top: -16px;
  }
`;

const WhenLow = styled.p`
  max-width: var(--measure);

  strong {
    display: block;
    font-weight: 600;
  }
`;

const Note = styled.p<{ readonly $isError: boolean }>`
  min-height: 1.5em;
  color: ${({ $isError }) => ($isError ? 'var(--danger)' : 'var(--ink-soft)')};
  font-size: 0.9375rem;
`;
