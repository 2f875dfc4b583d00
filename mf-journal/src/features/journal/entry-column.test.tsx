import { screen } from '@testing-library/react';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { entryOf } from '../../entries/entry.ts';
import { aStored } from '../../testing/an-entry.ts';
import { EntryColumn } from './entry-column.tsx';

const reached = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    reached(this.closest('li')?.textContent);
  };
});

it('goes to the month that was chosen, where a journey has made two of its name', async () => {
  const entries = ['2026-11-10', '2026-10-10', '2026-11-09', '2026-09-09'].map((day, i) =>
    entryOf(
      aStored({
        key: String(i),
        createdAt: `${day}T12:00:00.000Z`,
        fields: { entryId: Date.parse(day), 'responses.personal_content': `palabras ${i}` },
      }),
    ),
  );
  const { user } = await renderInHost({
    ui: <EntryColumn entries={entries} onRead={() => undefined} onDelete={() => undefined} />,
  });
  const [, second] = screen.getAllByRole('button', { name: /^noviembre/, hidden: true });
  await user.click(second as HTMLElement);
  expect(reached.mock.calls).toEqual([[expect.stringContaining('palabras 2')]]);
});

it('leads from the button for more entries to the first of them, also where the button goes', async () => {
  const entries = Array.from({ length: 25 }, (_, i) =>
    entryOf(aStored({ key: String(i), fields: { 'responses.personal_content': `palabras ${i}` } })),
  );
  const { user } = await renderInHost({
    ui: <EntryColumn entries={entries} onRead={() => undefined} onDelete={() => undefined} />,
  });
  await user.click(screen.getByRole('button', { name: 'Mostrar más entradas' }));
  expect(screen.queryByRole('button', { name: 'Mostrar más entradas' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'palabras 24' })).toHaveFocus();
});
