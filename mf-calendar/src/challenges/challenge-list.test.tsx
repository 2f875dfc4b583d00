import { screen, waitFor } from '@testing-library/react';
import { aChallenge, libraryAnswers } from '../testing/a-calendar.ts';
import { openCalendar } from '../testing/open-calendar.tsx';

it('shows the user’s challenges, removes one and restores it unchanged', async () => {
  const { user, documents } = await openCalendar({ documents: [aChallenge], answers: libraryAnswers });
  expect(await screen.findByRole('heading', { name: 'Siete mañanas sin prisa' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Siete mañanas sin prisa' })).toHaveAttribute('href', '/challenges?reto=3');
  expect(screen.getByText('Del 20 de noviembre al 26 de noviembre')).toBeVisible();
  expect(screen.getByText('1 de 7 días hechos')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar del calendario: Siete mañanas sin prisa' }));
  expect(documents.list('challenge')).toEqual([]);
  expect(screen.getByText('Has quitado «Siete mañanas sin prisa» del calendario.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(documents.get('challenge', '3')?.fields).toEqual(aChallenge.fields);
  expect(screen.queryByText(/Has quitado/)).not.toBeInTheDocument();
});

it('keeps the keyboard focus in the list, and on the way back from the last removal', async () => {
  const another = { ...aChallenge, key: '4', fields: { ...aChallenge.fields, startDate: '2026-11-01' } };
  const { user } = await openCalendar({ documents: [aChallenge, another], answers: libraryAnswers });
  await screen.findByRole('heading', { name: 'Siete mañanas sin prisa' });
  const buttons = () => screen.getAllByRole('button', { name: /^Quitar del calendario/ });
  await user.click(buttons()[1]!);
  expect(buttons()).toHaveLength(1);
  expect(buttons()[0]).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(buttons()[0]).toHaveFocus();
});

it('says that one could not be removed, and not that it was', async () => {
  const { user, host, documents } = await openCalendar({ documents: [aChallenge], answers: libraryAnswers });
  documents.remove = () => Promise.reject(new Error('full'));
  await user.click(await screen.findByRole('button', { name: 'Quitar del calendario: Siete mañanas sin prisa' }));
  const title = 'No hemos podido guardarlo. Vuelve a intentarlo en un momento.';
  await waitFor(() => expect(host.showToast.mock.calls).toEqual([[{ title, tone: 'error' }]]));
  expect(screen.queryByText(/Has quitado/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Siete mañanas sin prisa' })).toBeVisible();
});

it('shows nothing where there are none, and makes no call to the library', async () => {
  const { calls } = await openCalendar();
  expect(screen.queryByRole('heading', { name: 'Tus retos' })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});
