import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { jest as modules } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { inkToJson } from '../../ink/ink-json.ts';
import { anEntry, aStored, journalAnswers } from '../../testing/an-entry.ts';
import { newPersonalTarget } from './entry-target.ts';

// jsdom draws no canvas.
modules.unstable_mockModule('../../ink/ink-picture.ts', () => ({
  pictureOf: () => Promise.resolve(new Blob(['picture'])),
}));
const { EntryEditor } = await import('./entry-editor.tsx');

const key = '00000000-0000-4000-8000-aaaaaaaaaaaa';
const FIELD = 'strokes.personal_content';
const ink = (x: number) => inkToJson([{ w: 3, c: '#3a2233', p: [[x, 20]] }]);
const phone = { key: 's1', field: FIELD, value: ink(300), device: 'tu móvil' };
/** Of the first drawing that the device keeps. */
const hash = '1'.padStart(64, '0');

/** An entry with ink, which its list does without. */
async function open(others: readonly (typeof phone)[]) {
  const documents = createFakeDocuments({ documents: [anEntry({ key, fields: { [FIELD]: ink(10) } })] });
  const get = jest.spyOn(documents, 'get').mockReturnValue(aStored({ key, others }));
  const choose = jest.spyOn(documents, 'choose');
  const ui = <EntryEditor target={newPersonalTarget(key)} onClose={() => undefined} />;
  const view = await renderInHost({ ui, documents, answers: journalAnswers() });
  await screen.findByLabelText(newPersonalTarget(key).questions[0]!.question);
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { documents, get, choose, press };
}

const drawn = () => screen.findAllByRole('img', { name: 'Hoja escrita a mano' });

it.each([
  ['Quedarme con la de aquí', 'current', undefined],
  ['Quedarme con la otra', 'other', hash],
  ['Guardar las dos', 'both', hash],
] as const)('is drawn beside the ink of the field, and %s takes its picture along', async (name, choice, picture) => {
  const { choose, press } = await open([phone]);
  expect(await drawn()).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'La de aquí' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'La de tu móvil' })).toBeVisible();
  await press(name);
  const shown = { ...phone, beside: ink(10), picture };
  await waitFor(() => expect(choose).toHaveBeenCalledWith('entry', key, shown, choice));
});

it('is never shown as words, nor joined like them', async () => {
  await open([phone]);
  await drawn();
  expect(screen.queryByText(/"w":3/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Unir las dos' })).not.toBeInTheDocument();
});

it('is the one from here where this page has it and the field has another', async () => {
  const { documents, get, choose, press } = await open([]);
  const mine = { ...phone, value: ink(10) };
  get.mockReturnValue(aStored({ key, others: [mine] }));
  act(() => {
    void documents.set('entry', key, { [FIELD]: { value: ink(500) } });
  });
  await drawn();
  await press('Quedarme con la de aquí');
  const shown = { ...mine, beside: ink(500), picture: hash };
  await waitFor(() => expect(choose).toHaveBeenCalledWith('entry', key, shown, 'other'));
});
