import { useHost } from '@app/shared-ui/host';
import { useMutation } from '@tanstack/react-query';
import { assessmentKey, scoreField } from '@app/shared-ui/year/assessments';

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
