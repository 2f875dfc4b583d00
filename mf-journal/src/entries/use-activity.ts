import { type Activity, getActivity } from '@app/contract/activities';
import { endpointQuery } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { entriesCopy } from '../copy/entries.es.ts';
import { DAILY_QUESTIONS, DEFAULT_QUESTIONS, type EntryQuestion, PERSONAL_QUESTIONS } from './questions.ts';

const FRESH_MS = 5 * 60_000;

/** Title and questions of an activity, for its entry. */
export interface ActivityFacts {
  readonly title: string;
  readonly questions: readonly EntryQuestion[];
}

interface KnownFacts {
  readonly facts: ActivityFacts;
  /** False while the request is pending. If it fails the entry has a plain title and question. */
  readonly isSettled: boolean;
  /** It is pending, and open to the user: writing begins it (D6). */
  readonly canBegin: boolean;
}

const PERSONAL: KnownFacts = {
  facts: { title: entriesCopy.newPersonal, questions: PERSONAL_QUESTIONS },
  isSettled: true,
  canBegin: false,
};

export function useActivityFacts(activityId: number | undefined): KnownFacts {
  const { data, isPending } = useQuery({
    ...endpointQuery(getActivity, { params: { id: activityId ?? 0 } }),
    staleTime: FRESH_MS,
    enabled: activityId !== undefined,
  });
  if (activityId === undefined) return PERSONAL;
  return {
    facts: factsOf(activityId, data),
    isSettled: !isPending,
    canBegin: data?.status === 'pending' && !data.isLocked,
  };
}

function factsOf(activityId: number, activity: Activity | undefined): ActivityFacts {
  const questions = activity?.body?.questions ?? [];
  return {
    title: activity?.title ?? entriesCopy.activity(activityId),
    questions: questions.length > 0 ? questions : standInsFor(activity),
  };
}

/** Default questions, for when the user may not read the activity yet, or the server cannot be reached. */
const standInsFor = (activity: Activity | undefined) =>
  activity?.type === 'daily_practice' || activity?.type === 'journaling' ? DAILY_QUESTIONS : DEFAULT_QUESTIONS;
