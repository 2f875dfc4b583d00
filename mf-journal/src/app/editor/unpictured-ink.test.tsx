import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { jest as modules } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { HandwritingField } from '../../features/handwriting/handwriting-field.tsx';
import { inkToJson } from '../../ink/ink-json.ts';
import type { Ink } from '../../ink/ink.ts';
import { journalAnswers } from '../../testing/an-entry.ts';
import { newPersonalTarget } from './entry-target.ts';

const ink: Ink = [{ w: 3, c: '#3a2233', p: [[10, 20]] }];

// jsdom draws no canvas: here a press is a stroke.
modules.unstable_mockModule('../../features/handwriting/handwriting-field.tsx', () => ({
  HandwritingField: ({ onInkChange, rare }: Pick<ComponentProps<typeof HandwritingField>, 'onInkChange' | 'rare'>) => (
    <>
      <button type="button" onClick={() => onInkChange(ink)}>
        Trazo
      </button>
      {rare}
    </>
  ),
}));
modules.unstable_mockModule('../../ink/ink-picture.ts', () => ({
  pictureOf: () => Promise.reject(new Error('the canvas gave no picture')),
}));
const { EntryEditor } = await import('./entry-editor.tsx');

const key = '00000000-0000-4000-8000-aaaaaaaaaaaa';

async function draw() {
  const documents = createFakeDocuments();
  const onClose = jest.fn();
  const ui = <EntryEditor target={newPersonalTarget(key)} onClose={onClose} />;
  const view = await renderInHost({ ui, documents, answers: journalAnswers() });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  await view.user.click(await screen.findByRole('button', { name: 'Escritura a mano' }));
  await view.user.click(await screen.findByRole('button', { name: 'Trazo' }));
  return { ...view, press, onClose, documents };
}

it('is kept on closing, and said to be', async () => {
  const { press, onClose, documents, host } = await draw();
  await press('Cerrar');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(documents.get('entry', key)?.fields['strokes.personal_content']).toBe(inkToJson(ink));
  expect(host.showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Tu borrador está guardado' }));
});

it('can be tried to be saved, which says that it could not', async () => {
  const { press, onClose, host } = await draw();
  await press('Guardar reflexión');
  await waitFor(() =>
    expect(host.showToast).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'No se pudo guardar tu reflexión. Inténtalo de nuevo.' }),
    ),
  );
  expect(onClose).not.toHaveBeenCalled();
});

it('goes when the draft is discarded', async () => {
  const { press, documents } = await draw();
  await press('Descartar borrador');
  await waitFor(() => expect(documents.get('entry', key)).toBeUndefined());
});
