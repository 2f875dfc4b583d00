import { endCalendarFeed, getReminders, makeCalendarFeed, type Reminders } from '@app/contract/reminders';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FeedSheet } from './feed-sheet.tsx';
import { unfold } from '../../../testing/unfold.ts';

const none: Reminders = { pushKey: 'BKey', isPushedHere: false, devices: 0, byMail: false, feedSince: null };

it('makes a private address, shows it once, and takes it back', async () => {
  let feedSince: string | null = null;
  const { user, calls, container, host } = await renderInHost({
    ui: <FeedSheet />,
    answers: [
      [getReminders, () => ({ body: { ...none, feedSince } })],
      [
        makeCalendarFeed,
        () => {
          feedSince = '2026-11-20T10:00:00.000Z';
          return { body: { path: '/agenda/secreto.ics' } };
        },
      ],
      [
        endCalendarFeed,
        () => {
          feedSince = null;
          return { status: 204 };
        },
      ],
    ],
  });
  await unfold(user, 'Tus días de reto, en tu calendario');
  await user.click(await screen.findByRole('button', { name: 'Crear mi enlace' }));
  expect(await screen.findByRole('textbox', { name: 'Tu enlace privado' })).toHaveValue(
    `${window.location.origin}/agenda/secreto.ics`,
  );
  expect(await screen.findByText('Al crear otro, el de antes deja de funcionar.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Quitarlo' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  expect(calls.some(({ name }) => name === 'endCalendarFeed')).toBe(true);
  expect(host.showToast).toHaveBeenLastCalledWith({ title: 'Tu enlace ha dejado de funcionar' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Crear mi enlace' })).toHaveFocus());
});

it('of an address from before says only since when there is one', async () => {
  const { user } = await renderInHost({
    ui: <FeedSheet />,
    answers: [[getReminders, { body: { ...none, feedSince: '2026-11-20T10:00:00.000Z' } }]],
  });
  await unfold(user, 'Tus días de reto, en tu calendario');
  expect(await screen.findByText(/^Tienes un enlace desde el 20 de noviembre de 2026\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Crear otro' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
