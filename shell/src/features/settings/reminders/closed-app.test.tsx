import { endPush, getReminders, type Reminders, setReminderMail, startPush } from '@app/contract/reminders';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ClosedApp } from './closed-app.tsx';

const none: Reminders = { pushKey: 'BKey', isPushedHere: false, devices: 0, byMail: false, feedSince: null };
const HERE = { name: 'Avisarme en este dispositivo' };

const subscribe = jest.fn();
const unsubscribe = jest.fn(() => Promise.resolve(true));
const subscription = {
  toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/send/a', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe,
};

/** A browser with push messages, and this answer to the question for the permission. */
function aBrowser(permission: NotificationPermission): void {
  const pushManager = { subscribe, getSubscription: () => Promise.resolve(subscription) };
  Object.assign(window, {
    PushManager: {},
    Notification: { permission, requestPermission: () => Promise.resolve(permission) },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
}

beforeEach(() => {
  subscribe.mockReset().mockResolvedValue(subscription);
  unsubscribe.mockClear();
});
afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function open(reminders: Partial<Reminders> = {}, ...answers: CallAnswer[]) {
  const view = await renderInHost({
    ui: <ClosedApp />,
    answers: [[getReminders, { body: { ...none, ...reminders } }], ...answers],
  });
  await screen.findByRole('group', { name: 'Con la aplicación cerrada' });
  return view;
}

it('subscribes this browser with the key of the server', async () => {
  aBrowser('granted');
  const { user, calls, host, container } = await open({}, [startPush, { status: 204 }]);
  await user.click(screen.getByRole('switch', HERE));
  await waitFor(() => expect(host.showToast).toHaveBeenCalledTimes(1));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(calls.find(({ name }) => name === 'startPush')?.body).toEqual({
    endpoint: 'https://fcm.googleapis.com/send/a',
    p256dh: 'p',
    auth: 'a',
    timeZone,
  });
  expect(host.showToast).toHaveBeenCalledWith({ title: 'Te avisaremos aquí, a tu hora', durationMs: 2000 });
  expect(await axe(container)).toHaveNoViolations();
});

it('tells the server nothing without the permission', async () => {
  aBrowser('denied');
  const { user, calls, host } = await open();
  await user.click(screen.getByRole('switch', HERE));
  await waitFor(() => expect(host.showToast).toHaveBeenCalledTimes(1));
  expect(host.showToast.mock.calls[0]?.[0]).toMatchObject({
    tone: 'error',
    title: expect.stringContaining('permisos'),
  });
  expect(calls.some(({ name }) => name === 'startPush')).toBe(false);
});

it('says so where the push service refuses', async () => {
  aBrowser('granted');
  subscribe.mockRejectedValue(new Error('no service'));
  const { user, host } = await open();
  await user.click(screen.getByRole('switch', HERE));
  await waitFor(() => expect(host.showToast).toHaveBeenCalledTimes(1));
  expect(host.showToast.mock.calls[0]?.[0]).toMatchObject({
    tone: 'error',
    title: expect.stringContaining('el correo'),
  });
});

it('ends the subscription on the server and in the browser', async () => {
  aBrowser('granted');
  const { user, calls } = await open({ isPushedHere: true, devices: 2 }, [endPush, { status: 204 }]);
  expect(screen.getByText('También te avisamos en otro dispositivo.')).toBeVisible();
  await user.click(screen.getByRole('switch', { ...HERE, checked: true }));
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
  expect(calls.some(({ name }) => name === 'endPush')).toBe(true);
});

it('offers the mail, also where the browser can do nothing', async () => {
  const { user, calls } = await open({}, [setReminderMail, { status: 204 }]);
  expect(screen.getByText('Este navegador no puede avisarte con la aplicación cerrada.')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Por correo, si el aviso no llega' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'setReminderMail')?.body).toMatchObject({ isOn: true }));
});
