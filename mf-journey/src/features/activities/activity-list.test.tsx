import { setActivityStatus } from '@app/contract/activities';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anActivity, nineActivities } from '../../testing/a-journey.ts';
import { card, completeButton, show } from '../../testing/an-activity-list.tsx';

it('shows type and state of each, with the one of today open', async () => {
  await show({
    activities: nineActivities({ completed: 1 }).map((one, i) => (i === 1 ? { ...one, status: 'in_progress' } : one)),
  });
  expect(card(1).getByText('Completada')).toBeVisible();
  expect(card(2).getByText('En progreso')).toBeVisible();
  expect(card(3).getByText('Pendiente')).toBeVisible();
  expect(card(2).getByText('Actividad de Journaling')).toBeVisible();
  expect(await completeButton(2)).toBeEnabled();
  expect(card(1).queryByRole('button', { name: 'Marcar como completada' })).not.toBeInTheDocument();
});

it.each([
  ['daily_practice', 'Práctica diaria'],
  ['audio', 'Audio'],
  ['playlist', 'Playlist'],
  ['reflection_phrase', 'Frase de reflexión'],
  ['reading', 'Lectura'],
  ['movie', 'Película'],
  ['integration', 'Integración'],
  ['celebration', 'Celebración'],
  ['self_assessment', 'Autoevaluación'],
] as const)('names the kind %s', async (type, label) => {
  await show({ activities: nineActivities().map((one, i) => (i === 0 ? { ...one, type } : one)) });
  expect(card(1).getByText(`Actividad de ${label}`)).toBeVisible();
});

it('keeps later ones closed and names what comes first', async () => {
  await show();
  expect(card(4).getByText('Completa "Actividad número 3" para desbloquear')).toBeVisible();
  expect(card(9).getByText('Completa "Actividad número 8" para desbloquear')).toBeVisible();
  expect(card(4).queryByRole('button', { name: 'Marcar como completada' })).not.toBeInTheDocument();
});

it('shows a locked one on a line, and the rest of it at a press', async () => {
  const { user } = await show();
  const line = card(4).getByRole('button', { name: /^Actividad número 4 .*Completa "Actividad número 3"/ });
  const reason = card(4).getByText('Completa "Actividad número 3" para desbloquear');
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(reason).toHaveStyle({ position: 'absolute', width: '1px' });
  await user.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(card(4).getByText('Completa "Actividad número 3" para desbloquear')).not.toHaveStyle({ position: 'absolute' });
  expect(card(3).getByRole('button', { expanded: true })).toBeVisible();
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
  expect(card(4).queryByText(text)).not.toBeInTheDocument();
});

it('marks two for a user with little time: the first short ones that end within the day', async () => {
  const times = [
    { minutes: 15, span: 'days' },
    { minutes: 20, span: 'once' },
    { minutes: 15, span: 'once' },
    { minutes: 10, span: 'day' },
    { minutes: 5, span: 'once' },
  ] as const;
  await show({ activities: nineActivities().map((one, i) => ({ ...one, time: times[i] ?? one.time })) });
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

it('opens a completed one, whose button is disabled and says what it did', async () => {
  const { user } = await show({ activities: nineActivities({ completed: 1 }) });
  await user.click(card(1).getByRole('button', { name: /Actividad número 1/ }));
  const button = await completeButton(1);
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent('Completada');
});

describe('those that are over', () => {
  const first = () => card(1).getByText('Actividad número 1');

  it('wait in one row, which opens at a press', async () => {
    const { user } = await show({ activities: nineActivities({ completed: 5 }) });
    expect(first()).not.toBeVisible();
    expect(await completeButton(6)).toBeVisible();
    await user.click(screen.getByText('5 actividades completadas'));
    expect(first()).toBeVisible();
    await user.click(screen.getByText('5 actividades completadas'));
    expect(first()).not.toBeVisible();
  });

  it('are shown to a link that names one of them', async () => {
    await show({ activities: nineActivities({ completed: 5 }), path: '/#actividad-4' });
    expect(first()).toBeVisible();
    const named = card(4).getByRole('button', { name: /Actividad número 4/ });
    await waitFor(() => expect(named).toHaveFocus());
    expect(named).toHaveAttribute('aria-expanded', 'true');
  });

  it('stay out of the row until the page is left, where they became so on it', async () => {
    const { user } = await show({ activities: nineActivities({ completed: 2 }) });
    await user.click(await completeButton(3));
    expect(await card(3).findByRole('region')).toBeVisible();
    expect(screen.getByText('2 actividades completadas')).toBeVisible();
  });

  it.each([
    ['there is one', nineActivities({ completed: 1 })],
    ['all of the stage are over', nineActivities({ completed: 9 })],
    ['none can be gone on with', nineActivities({ completed: 5, hasPremiumAccess: false })],
  ])('are in sight where %s', async (_, activities) => {
    await show({ activities });
    expect(first()).toBeVisible();
    expect(screen.queryByText(/actividades completadas$/)).not.toBeInTheDocument();
  });
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

describe('after a completion', () => {
  const open = nineActivities({ completed: 2 }).map((one) => ({ ...one, isLocked: false }));

  it('says one sentence, which is read aloud, and offers three ways', async () => {
    const { user } = await show({ activities: open });
    await user.click(await completeButton(3));
    const moment = await card(3).findByRole('region', { name: 'Has hecho sitio a lo que llevabas dentro.' });
    expect(moment).toHaveFocus();
    expect(card(3).getByRole('button', { name: /Actividad número 3/ })).toHaveAttribute('aria-expanded', 'false');
    expect(card(3).getByRole('link', { name: 'Escribir' })).toHaveAttribute('href', '/journaling/new?activityId=3');
    expect(card(3).getByRole('link', { name: 'Por hoy basta' })).toHaveAttribute('href', '/');
  });

  it('goes on to the next when the user wants to, and does not move the focus before', async () => {
    const { user } = await show({ activities: open });
    const next = card(4).getByRole('button', { name: /Actividad número 4/ });
    await user.click(await completeButton(3));
    await waitFor(() => expect(next).toHaveAttribute('aria-expanded', 'true'));
    expect(next).not.toHaveFocus();
    await user.click(card(3).getByRole('button', { name: 'Seguir con «Actividad número 4»' }));
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('offers no second page of the journal where the activity has one', async () => {
    const documents = createFakeDocuments({
      documents: [{ kind: 'entry', key: 'activity-3', fields: { 'responses.reflection': 'Ya está.' } }],
    });
    const { user } = await show({ activities: open, documents });
    await user.click(await completeButton(3));
    expect(await card(3).findByRole('link', { name: 'Por hoy basta' })).toBeVisible();
    expect(card(3).queryByRole('link', { name: 'Escribir' })).not.toBeInTheDocument();
  });

  it('gives way to the activity when the user opens that again', async () => {
    const { user } = await show({ activities: open });
    await user.click(await completeButton(3));
    await card(3).findByRole('region');
    await user.click(card(3).getByRole('button', { name: /Actividad número 3/ }));
    expect(await completeButton(3)).toBeVisible();
    expect(card(3).queryByRole('link', { name: 'Por hoy basta' })).not.toBeInTheDocument();
  });

  it('leaves the last one of a stage to the seal', async () => {
    const onLastCompleted = jest.fn();
    const { user } = await show({ activities: nineActivities({ completed: 8 }), onLastCompleted });
    await user.click(await completeButton(9));
    await waitFor(() => expect(onLastCompleted).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('link', { name: 'Por hoy basta' })).not.toBeInTheDocument();
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
