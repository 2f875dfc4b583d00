import { setActivityStatus } from '@app/contract/activities';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { anActivity, journeyAnswers, nineActivities } from '../../testing/a-journey.ts';
import { ActivityList } from './activity-list.tsx';

type Props = ComponentProps<typeof ActivityList>;

const propsFor = (facts: Partial<Props> = {}): Props => ({
  activities: nineActivities({ completed: 2 }),
  hasPremiumAccess: true,
  isAtFreeLimit: false,
  waitsForBlock: undefined,
  ...facts,
});

const completes: CallAnswer = [
  setActivityStatus,
  ({ params }) => ({ body: { activity: anActivity({ id: Number(params.id), status: 'completed' }) } }),
];

const show = (facts: Partial<Props> = {}, ...answers: CallAnswer[]) =>
  renderInHost({ ui: <ActivityList {...propsFor(facts)} />, answers: [...journeyAnswers(), completes, ...answers] });

const card = (n: number) => within(screen.getAllByRole('article')[n - 1]!);
const completeButton = (n: number) => card(n).findByRole('button', { name: 'Marcar como completada' });

it('shows type and state of each, with the one of today open', async () => {
  await show({
    activities: nineActivities({ completed: 2 }).map((one, i) => (i === 2 ? { ...one, status: 'in_progress' } : one)),
  });
  expect(card(1).getByText('Completada')).toBeVisible();
  expect(card(3).getByText('En progreso')).toBeVisible();
  expect(card(4).getByText('Pendiente')).toBeVisible();
  expect(card(3).getByText('Actividad de Journaling')).toBeVisible();
  expect(await completeButton(3)).toBeEnabled();
  expect(card(1).queryByRole('button', { name: 'Marcar como completada' })).not.toBeInTheDocument();
});

it('keeps later ones closed and names what comes first', async () => {
  await show();
  expect(card(4).getByText('Completa "Actividad número 3" para desbloquear')).toBeVisible();
  expect(card(9).getByText('Completa "Actividad número 8" para desbloquear')).toBeVisible();
  expect(card(4).queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  [{ minutes: 20, span: 'once' }, '20 min'],
  [{ minutes: 60, span: 'once' }, '1 h'],
  [{ minutes: 135, span: 'once' }, '2 h 15 min'],
  [{ minutes: 10, span: 'day' }, '10 min, a lo largo del día'],
  [{ minutes: 25, span: 'days' }, '25 min, a ratos, durante unos días'],
  [{ minutes: 35, span: 'week' }, '35 min, a ratos, durante una semana'],
] as const)('shows how long each takes: %j', async (time, text) => {
  await show({ activities: nineActivities().map((one, i) => (i === 4 ? { ...one, time } : one)) });
  expect(card(5).getByText(text)).toBeVisible();
  expect(card(4).queryByText(/\d min$/)).not.toBeInTheDocument();
});

it('marks two for a user with little time: the first short ones that end within the day', async () => {
  const times = [
    { minutes: 15, span: 'days' },
    { minutes: 20, span: 'once' },
    { minutes: 15, span: 'once' },
    { minutes: 10, span: 'day' },
    { minutes: 5, span: 'once' },
  ] as const;
  await show({ activities: nineActivities().map((one, i) => ({ ...one, time: times[i] })) });
  expect(screen.getAllByText('Si solo tienes un rato')).toHaveLength(2);
  expect(card(3).getByText('Si solo tienes un rato')).toBeVisible();
  expect(card(4).getByText('Si solo tienes un rato')).toBeVisible();
});

it('marks none that is completed, and no third in its place', async () => {
  const time = { minutes: 10, span: 'once' } as const;
  await show({ activities: nineActivities({ completed: 1 }).map((one) => ({ ...one, time })) });
  expect(screen.getAllByText('Si solo tienes un rato')).toHaveLength(1);
  expect(card(2).getByText('Si solo tienes un rato')).toBeVisible();
});

it('opens a completed one, whose button is disabled', async () => {
  const { user } = await show();
  await user.click(card(1).getByRole('button', { name: /Actividad número 1/ }));
  expect(await completeButton(1)).toBeDisabled();
});

it('sends one request, and waits for it', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { user, calls } = await show({}, [
    setActivityStatus,
    async () => {
      await answered;
      return { body: { activity: anActivity({ id: 3, status: 'completed' }) } };
    },
  ]);
  const button = await completeButton(3);
  await user.dblClick(button);
  expect(button).toBeDisabled();
  expect(calls.filter(({ name }) => name === 'setActivityStatus')).toMatchObject([
    { path: '/api/activities/3/status', body: { status: 'completed' } },
  ]);
  answer();
  await waitFor(() => expect(button).toBeEnabled());
});

it.each([
  [599, 'false'],
  [600, 'true'],
])('has the next open or not after %d ms', async (ms, isExpanded) => {
  jest.useFakeTimers();
  try {
    await show({ activities: nineActivities({ completed: 2 }).map((one) => ({ ...one, isLocked: false })) });
    await act(() => jest.advanceTimersByTimeAsync(0));
    fireEvent.click(await completeButton(3));
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(ms));
    expect(card(4).getByRole('button', { name: /Actividad número 4/ })).toHaveAttribute('aria-expanded', isExpanded);
  } finally {
    jest.useRealTimers();
  }
});

describe('without premium', () => {
  const atLimit = {
    activities: nineActivities({ completed: 5, hasPremiumAccess: false }),
    hasPremiumAccess: false,
    isAtFreeLimit: true,
  };

  it('offers the upgrade on a click at the free limit', async () => {
    const { host, user } = await show(atLimit);
    expect(screen.getAllByText('Actualiza a Premium para desbloquear')).toHaveLength(4);
    await user.click(card(6).getByRole('button', { name: /Actividad número 6/ }));
    expect(host.openUpgrade).toHaveBeenCalledTimes(1);
  });

  it('names the order before the limit is reached', async () => {
    await show({ activities: nineActivities({ completed: 3, hasPremiumAccess: false }), hasPremiumAccess: false });
    expect(card(6).getByText('Completa "Actividad número 5" para desbloquear')).toBeVisible();
    expect(screen.queryByText('Actualiza a Premium para desbloquear')).not.toBeInTheDocument();
  });

  it('congratulates on the fifth and opens the premium modal', async () => {
    const { host, user } = await show(
      { activities: nineActivities({ completed: 4, hasPremiumAccess: false }), hasPremiumAccess: false },
      [
        setActivityStatus,
        {
          body: {
            activity: anActivity({ id: 5, status: 'completed' }),
            triggerPremiumPopup: true,
            message: 'Has completado cinco.',
          },
        },
      ],
    );
    await user.click(await completeButton(5));
    await waitFor(() => expect(host.openUpgrade).toHaveBeenCalledTimes(1));
    expect(host.showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: '¡Felicidades!', description: 'Has completado cinco.' }),
    );
  });

  it('shows the limit where the server refuses', async () => {
    const { host, user } = await show({ activities: nineActivities({ completed: 0 }), hasPremiumAccess: false }, [
      setActivityStatus,
      { status: 403, body: { requiresPremium: true, message: 'Has llegado al límite gratuito.' } },
    ]);
    await user.click(await completeButton(1));
    await waitFor(() => expect(host.openUpgrade).toHaveBeenCalledTimes(1));
    expect(host.showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Límite alcanzado', description: 'Has llegado al límite gratuito.' }),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the preview of later activities', async () => {
    const { user } = await show({
      activities: nineActivities({ stageId: 2, hasPremiumAccess: false }),
      hasPremiumAccess: false,
    });
    await user.click(card(1).getByRole('button', { name: /Actividad número 10/ }));
    expect(await card(1).findByText('El comienzo…')).toBeVisible();
    expect(card(1).queryByRole('button', { name: 'Marcar como completada' })).not.toBeInTheDocument();
  });
});

it.each([
  ['no network' as const, /no hay conexión/],
  [{ status: 500, body: { message: 'x' } }, /No hemos podido guardarlo/],
  [{ status: 409, body: { message: 'Completa "La otra" para desbloquear' } }, /Completa "La otra" para desbloquear/],
])('shows the failure beside the button: %j', async (answer, text) => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { user } = await show({}, [setActivityStatus, answer]);
  await user.click(await completeButton(3));
  expect(await card(3).findByRole('alert')).toHaveTextContent(text);
  await waitFor(async () => expect(await completeButton(3)).toBeEnabled());
});
