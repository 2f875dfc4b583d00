import { getReminders, type Reminders, setReminderMail } from '@app/contract/reminders';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { waitFor } from '@testing-library/react';
import { useReminderZone } from './use-reminder-zone.ts';

const none: Reminders = { pushKey: 'BKey', isPushedHere: false, devices: 0, byMail: false, feedSince: null };

function Reminded({ reminderAt }: { readonly reminderAt: string | null }) {
  useReminderZone({ notifications: true, reminderAt });
  return null;
}

const be = (timeZone: string) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => localStorage.clear());

it('tells the server where the device is, and again after a journey, and changes nothing else', async () => {
  be('Europe/Madrid');
  const { calls } = await renderInHost({
    ui: <Reminded reminderAt="08:00" />,
    answers: [
      [getReminders, { body: { ...none, devices: 1 } }],
      [setReminderMail, { status: 204 }],
    ],
  });
  await waitFor(() => expect(localStorage.getItem('toldZone')).toBe('Europe/Madrid'));
  comeBack();
  expect(calls.map(({ name }) => name)).toEqual(['getReminders', 'setReminderMail']);
  be('America/Mexico_City');
  comeBack();
  await waitFor(() => expect(localStorage.getItem('toldZone')).toBe('America/Mexico_City'));
  expect(calls.flatMap(({ name, body }) => (name === 'setReminderMail' ? [body] : []))).toEqual([
    { isOn: false, timeZone: 'Europe/Madrid' },
    { isOn: false, timeZone: 'America/Mexico_City' },
  ]);
});

it('says nothing where the server reminds nobody, and asks nothing without an hour', async () => {
  be('Europe/Madrid');
  const { calls, unmount } = await renderInHost({
    ui: <Reminded reminderAt="08:00" />,
    answers: [[getReminders, { body: none }]],
  });
  await waitFor(() => expect(localStorage.getItem('toldZone')).toBe('Europe/Madrid'));
  expect(calls.map(({ name }) => name)).toEqual(['getReminders']);
  unmount();
  localStorage.clear();
  const other = await renderInHost({ ui: <Reminded reminderAt={null} /> });
  comeBack();
  expect(other.calls).toEqual([]);
});
