import { endPush, getReminders, type Reminders, setReminderMail, startPush } from '@app/contract/reminders';
import { ownTimeZone } from '@app/shared-ui/dates/own-time-zone';
import { call, endpointQuery, keyOf, useHost } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { remindersCopy } from '../../../copy/reminders.es.ts';
import { SETTINGS_TOAST_MS } from '../setting-row.tsx';
import { requestNotificationPermission } from './notifications.ts';
import { subscribeHere, unsubscribeHere } from './push-here.ts';

const { closed: copy } = remindersCopy;

/** How reminders reach the user while the app is closed; `undefined` until the server has said so. */
export const useReminders = (): Reminders | undefined => useQuery(endpointQuery(getReminders, {})).data;

/** Refetches the reminders after a change. */
export function useRefetchReminders(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keyOf(getReminders) });
}

/** Turns the reminder on this device on or off. The switch is not disabled meanwhile: it would lose the focus. */
export function usePushSwitch(pushKey: string) {
  const { showToast } = useHost();
  const refetch = useRefetchReminders();
  const change = useSingleMutation({
    networkMode: 'always',
    mutationFn: async (isOn: boolean) => {
      if (!isOn) {
        await call(endPush, {});
        await unsubscribeHere().catch(() => undefined);
        return copy.off;
      }
      if ((await requestNotificationPermission()) !== 'granted') return undefined;
      const subscription = await subscribeHere(pushKey);
      await call(startPush, { body: { ...subscription, timeZone: ownTimeZone() } });
      return copy.on;
    },
    onSuccess: (said) =>
      showToast(said ? { title: said, durationMs: SETTINGS_TOAST_MS } : { title: copy.denied, tone: 'error' }),
    onError: (_, isOn) => showToast({ title: isOn ? copy.failed : copy.notSaved, tone: 'error' }),
    onSettled: refetch,
  });
  return change.mutate;
}

/** Turns the mail at the user's hour on or off. */
export function useMailSwitch() {
  const { showToast } = useHost();
  const refetch = useRefetchReminders();
  const change = useSingleMutation({
    networkMode: 'always',
    mutationFn: (isOn: boolean) => call(setReminderMail, { body: { isOn, timeZone: ownTimeZone() } }),
    onSuccess: (_, isOn) => showToast({ title: isOn ? copy.mailOn : copy.mailOff, durationMs: SETTINGS_TOAST_MS }),
    onError: () => showToast({ title: copy.notSaved, tone: 'error' }),
    onSettled: refetch,
  });
  return change.mutate;
}
