import { PULL_LIMIT, pullChanges, pushChanges, type SyncDoc, type SyncOperation } from '@app/contract/sync';
import { call, keyOf } from '@app/shared-ui/host';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Assessment, assessmentKey, readAssessment, scoreField } from './assessments.ts';
import { newUuid, nextOperation, startNewClient } from './sync-client.ts';

const assessmentsQuery = queryOptions({
  queryKey: [...keyOf(pullChanges), 'assessment'],
  queryFn: async ({ signal }): Promise<readonly Assessment[]> => {
    const docs: SyncDoc[] = [];
    let cursor = 0;
    for (;;) {
      const page = await call(pullChanges, { query: { cursor, limit: PULL_LIMIT }, signal });
      docs.push(...page.docs);
      if (!page.more) return docs.map(readAssessment).filter((assessment) => assessment !== undefined);
      cursor = page.cursor;
    }
  },
  staleTime: 30_000,
});

/** All her self-assessments. */
export const useAssessments = () => useQuery(assessmentsQuery);

type Scores = Readonly<Record<string, number>>;

/** The server refused the scores, which our own form cannot make. */
class RejectedError extends Error {}

/** Saves the scores of one activity. Sent again after a lost answer it does no harm: scores are the last that arrived. */
export function useSaveAssessment(activityId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (scores: Scores): Promise<void> => {
      const known = queryClient.getQueryData(assessmentsQuery.queryKey)?.find((one) => one.activityId === activityId);
      const doc = await push(operationOf(activityId, scores, known?.fieldRevs ?? {}));
      const saved = doc && readAssessment(doc);
      if (!saved) return;
      queryClient.setQueryData(assessmentsQuery.queryKey, (all = []) => [
        ...all.filter((one) => one.activityId !== activityId),
        saved,
      ]);
    },
  });
}

type OperationDraft = Omit<Extract<SyncOperation, { action: 'set' }>, 'opId' | 'opNo'>;

function operationOf(activityId: number, scores: Scores, fieldRevs: Scores): OperationDraft {
  const createdAt = new Date().toISOString();
  const values = {
    ...Object.fromEntries(Object.entries(scores).map(([name, score]) => [scoreField(name), score])),
    takenAt: createdAt,
  };
  const fields = Object.entries(values).map(
    ([name, value]) => [name, { value, baseRev: fieldRevs[name] ?? 0 }] as const,
  );
  return {
    kind: 'assessment',
    key: assessmentKey(activityId),
    action: 'set',
    fields: Object.fromEntries(fields),
    createdAt,
  };
}

async function push(draft: OperationDraft): Promise<SyncDoc | undefined> {
  const opId = newUuid();
  const send = async () => {
    const { clientId, opNo } = nextOperation();
    const { results } = await call(pushChanges, { body: { clientId, ops: [{ ...draft, opId, opNo }] } });
    return results[0];
  };
  let result = await send();
  if (result?.status === 'client_fork') {
    startNewClient();
    result = await send();
  }
  if (result?.status === 'rejected') throw new RejectedError(result.message ?? result.code);
  return result?.doc;
}
