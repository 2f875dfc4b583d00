import { useDocuments, useDocumentsStatus, useHost } from '@app/shared-ui/host';
import { useMutation } from '@tanstack/react-query';
import { type Assessment, assessmentKey, readAssessment, scoreField } from '@app/shared-ui/year/assessments';
import { useMemo } from 'react';

interface Assessments {
  /** False until the documents on this device have been read. */
  readonly isReady: boolean;
  readonly assessments: readonly Assessment[];
}

/** All self-assessments of the user on this device. */
export function useAssessments(): Assessments {
  const { isReady } = useDocumentsStatus();
  const documents = useDocuments('assessment');
  const assessments = useMemo(
    () => documents.map(readAssessment).filter((assessment) => assessment !== undefined),
    [documents],
  );
  return { isReady, assessments };
}

type Scores = Readonly<Record<string, number>>;

/** Saves the scores of one activity, locally first. */
export function useSaveAssessment(activityId: number) {
  const { documents } = useHost();
  return useMutation({
    mutationFn: (scores: Scores) => {
      const values = Object.entries(scores).map(([name, score]) => [scoreField(name), { value: score }] as const);
      const takenAt = { value: new Date().toISOString() };
      return documents.set('assessment', assessmentKey(activityId), { ...Object.fromEntries(values), takenAt });
    },
  });
}
