import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aChallenge, aDay, DAY, libraryAnswers } from '../../testing/a-calendar.ts';
// Sets the clock to `DAY`.
import '../../testing/open-calendar.tsx';
import { HomeDay } from './home-day.tsx';

async function openDay(stored: readonly FakeDocument[] = []) {
  const documents = createFakeDocuments({ documents: stored });
  const view = await renderInHost({ ui: <HomeDay />, documents, answers: libraryAnswers });
  const moods = within(screen.getByRole('group', { name: 'Palabras que pueden servirte' }));
  return { ...view, documents, moods };
}

it('notes today’s feeling in the calendar with one tap, and takes it back with a second', async () => {
  const { user, documents, moods, container } = await openDay();
  expect(screen.getByText('Queda en tu calendario.')).toBeVisible();
  await user.click(moods.getByRole('button', { name: 'en calma' }));
  expect(documents.get('day', DAY)?.fields['emotion']).toBe('en calma');
  expect(moods.getByRole('button', { name: 'en calma' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Hoy: en calma.');
  expect(screen.getByText('Sincronizado')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(moods.getByRole('button', { name: 'en calma' }));
  expect(documents.get('day', DAY)?.fields['emotion']).toBe('');
});

it.each(['en calma', 'a mi aire'])('says that «%s» is taken back, and brings it back', async (word) => {
  const { user, documents, moods } = await openDay([aDay({ emotion: word, note: 'Lluvia' })]);
  await user.click(moods.getByRole('button', { name: word }));
  expect(documents.get('day', DAY)?.fields['emotion']).toBe('');
  expect(screen.getByRole('status')).toHaveTextContent('Quitado.');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(documents.get('day', DAY)?.fields).toMatchObject({ emotion: word, note: 'Lluvia' });
  expect(moods.getByRole('button', { name: word })).toHaveFocus();
  expect(moods.getByRole('button', { name: word })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument();
});

it('shows the user’s own word first, and leaves the rest of the day as it was', async () => {
  const { user, documents, moods } = await openDay([aDay({ emotion: 'a mi aire', note: 'Lluvia' })]);
  const [first] = moods.getAllByRole('button');
  expect(first).toHaveTextContent('a mi aire');
  expect(first).toHaveAttribute('aria-pressed', 'true');
  await user.click(moods.getByRole('button', { name: 'cansada' }));
  expect(documents.get('day', DAY)?.fields).toMatchObject({ emotion: 'cansada', note: 'Lluvia' });
  // A slip is not the end of it.
  await user.click(moods.getByRole('button', { name: 'a mi aire' }));
  expect(documents.get('day', DAY)?.fields).toMatchObject({ emotion: 'a mi aire', note: 'Lluvia' });
});

it('has the step of a challenge that is running, and nothing of one that is not', async () => {
  const { unmount } = await openDay();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  unmount();
  const { user, documents } = await openDay([aChallenge]);
  expect(await screen.findByText('Mañana 2')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Siete mañanas sin prisa · Día 2 de 7' }));
  expect(documents.get('challenge', '3')?.fields['done.2']).toBe(true);
});
