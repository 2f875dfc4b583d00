import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { entryOf } from '../../entries/entry.ts';
import { aStored } from '../../testing/an-entry.ts';
import { PersonalWords } from './personal-words.tsx';

it('names an entry that was written by hand alone by its day, after the title that all of them have', async () => {
  const createdAt = '2026-11-12T12:00:00.000Z';
  const fields = { entryId: Date.parse(createdAt), 'canvasData.personal_content': 'a'.repeat(64) };
  const entry = entryOf(aStored({ createdAt, fields }));
  await renderInHost({ ui: <PersonalWords entry={entry} query="" id="title" onOpen={() => undefined} /> });
  expect(screen.getByRole('heading')).toHaveAccessibleName(
    /^Nueva entrada personal\. A mano · 12 de noviembre de 2026, \d/,
  );
  expect(screen.getByText('A mano · 12 de noviembre')).toBeVisible();
  expect(screen.queryByText('Nueva entrada personal')).not.toBeInTheDocument();
});

it('shows the words of an old entry that are under other questions, and not its title', async () => {
  const entry = entryOf(aStored({ fields: { 'responses.experience': 'Hoy ha llovido' } }));
  await renderInHost({ ui: <PersonalWords entry={entry} query="" id="title" onOpen={() => undefined} /> });
  expect(screen.getByRole('heading')).toHaveAccessibleName('Nueva entrada personal');
  expect(screen.getAllByText('Hoy ha llovido')).toHaveLength(2);
});
