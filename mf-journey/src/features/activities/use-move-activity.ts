import { type Activity, setActivityStatus } from '@app/contract/activities';
import { ApiError, keyOf, NetworkError, useHost } from '@app/shared-ui/host';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { activitiesCopy } from '../../copy/activities.es.ts';
import { weekActivitiesQuery } from '../../queries/journey-queries.ts';
import { refreshProgress } from '../../queries/refresh-progress.ts';

type Move = 'in_progress' | 'completed';

/**
 * Moves an activity forward. Nothing is shown before the server has said so; while it is asked, and until the page has the new truth,
 * the mutation is pending. Without a network the host keeps the change, shows it as done and sends it later.
 */
export function useMoveActivity(activity: Pick<Activity, 'id' | 'weekId'>, status: Move, onMoved?: () => void) {
  const { moveActivity, openUpgrade, offerUpgrade, showToast, dismissToast } = useHost();
  const queryClient = useQueryClient();
  const mutationKey = [...keyOf(setActivityStatus, { id: activity.id }), status];
  const mutation = useMutation({
    mutationKey,
    mutationFn: () => moveActivity(activity.id, status),
    onSuccess: async (outcome) => {
      if (outcome.queued) {
        if (status === 'completed') showToast(activitiesCopy.toasts.queued);
        onMoved?.();
        return;
      }
      const { activity: moved, triggerPremiumPopup, message } = outcome.answer;
      queryClient.setQueryData(weekActivitiesQuery(activity.weekId).queryKey, (activities) =>
        activities?.map((known) => (known.id === moved.id ? moved : known)),
      );
      if (triggerPremiumPopup) {
        showToast({ title: activitiesCopy.toasts.congratulations, description: message, durationMs: READING_MS });
        offerUpgrade();
      }
      onMoved?.();
      await refreshProgress(queryClient);
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.problem?.requiresPremium) {
        if (error.message.includes('límite gratuito')) {
          showToast({ title: activitiesCopy.toasts.limit, description: error.problem.message, durationMs: READING_MS });
        }
        openUpgrade();
        return;
      }
      console.error(error);
      // Out of order, or changed elsewhere: the server has the current state.
      if (error instanceof ApiError && error.status === 409) await refreshProgress(queryClient);
    },
  });
  const move = () => {
    // A second tap comes before the button has been drawn as disabled.
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    // Where the message of what was saved before stands, the ways on will be.
    if (status === 'completed') dismissToast();
    mutation.mutate();
  };
  return { move, isPending: mutation.isPending, error: mutation.error };
}

/** Long enough to be read behind the upgrade prompt. */
const READING_MS = 8000;

/** What to say beside the button; the free limit has its own dialog. */
export function troubleOf(error: Error | null): string | undefined {
  if (!error || (error instanceof ApiError && error.problem?.requiresPremium)) return undefined;
  if (error instanceof NetworkError) return activitiesCopy.offline;
  if (error instanceof ApiError && error.status === 409) return error.problem?.message;
  return activitiesCopy.notSaved;
}
