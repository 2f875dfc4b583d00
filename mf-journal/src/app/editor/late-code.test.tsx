import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { jest as modules } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { anEntry, journalAnswers } from '../../testing/an-entry.ts';
import { newPersonalTarget } from './entry-target.ts';

modules.unstable_mockModule('../../features/refine/refine-dialog.tsx', () => Promise.reject(new Error('offline')));
modules.unstable_mockModule('./handwritten-question.tsx', () => Promise.reject(new Error('offline')));
const { EntryEditor } = await import('./entry-editor.tsx');

const key = '00000000-0000-4000-8000-aaaaaaaaaaaa';
const target = newPersonalTarget(key);
const words = () => screen.findByLabelText(target.questions[0]!.question);

async function open() {
  const documents = createFakeDocuments({
    documents: [anEntry({ key, fields: { 'responses.personal_content': 'Aquí' } })],
  });
  const ui = <EntryEditor target={target} onClose={() => undefined} />;
  const view = await renderInHost({ ui, documents, answers: journalAnswers() });
  await words();
  return { ...view, press: (name: string) => view.user.click(screen.getByRole('button', { name })) };
}

it('says that the text cannot be refined now, and keeps the editor', async () => {
  const { press, host } = await open();
  await press('Refinar texto');
  const title = 'No se ha podido abrir. Comprueba tu conexión e inténtalo otra vez.';
  await waitFor(() => expect(host.showToast).toHaveBeenCalledWith({ title, tone: 'error' }));
  expect(await words()).toHaveValue('Aquí');
});

it('fails where the sheet would stand, and keeps the editor', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { press } = await open();
  await press('Escritura a mano');
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  await press('Texto');
  expect(await words()).toHaveValue('Aquí');
});
