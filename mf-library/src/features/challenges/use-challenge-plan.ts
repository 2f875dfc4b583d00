import { useHost, useStoredDocument } from '@app/shared-ui/host';
import { challengesCopy as copy } from '../../copy/challenges.es.ts';
import { type ChallengePlan, planOf } from './challenge-plan.ts';

interface ChallengePlanActions {
  readonly plan: ChallengePlan | undefined;
  /** Adds the challenge to the calendar, or moves it: ticks are kept. */
  readonly begin: (startDate: string) => Promise<void>;
  /** Removes it; asks for confirmation when ticks would be lost. */
  readonly remove: () => Promise<void>;
}

/** The calendar's days of a challenge: a sync document of its own, never among the user's fields (D22). */
export function useChallengePlan(challengeId: number): ChallengePlanActions {
  const { documents, showToast, confirm } = useHost();
  const key = String(challengeId);
  const plan = planOf(useStoredDocument('challenge', key));

  const begin = async (startDate: string) => {
    await documents.set('challenge', key, { startDate: { value: startDate } });
    showToast({ title: plan ? copy.movedToast : copy.addedToast });
  };
  const remove = async () => {
    if (plan && plan.done.size > 0 && !(await confirm({ ...copy.removeQuestion, destructive: true }))) return;
    await documents.remove('challenge', key);
    showToast({ title: copy.removedToast });
  };
  return { plan, begin, remove };
}
