import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { NoteForm } from './note-form.tsx';

/** The first key that the fake documents give. */
const key = '00000000-0000-4000-8000-000000000001';

it.each([
  ['saving', undefined, 'Guardando…'],
  ['device', undefined, 'Autoguardado'],
  ['synced', undefined, 'Sincronizado'],
  ['pending', undefined, 'Guardado en este dispositivo. Se enviará cuando haya conexión.'],
  ['memory', undefined, 'Este navegador no puede guardar. No cierres la página hasta que haya conexión.'],
  ['rejected', undefined, 'No se ha podido enviar. Tus palabras siguen en este dispositivo.'],
  ['rejected', 'account_full', /ocupan todo el espacio de tu cuenta/],
] as const)('says how safely the note is stored: %s %s', async (state, refusedFor, text) => {
  const documents = createFakeDocuments({
    documents: [{ kind: 'entry', key, fields: {}, state, ...(refusedFor && { refusedFor }) }],
  });
  const ui = <NoteForm kind="book" id={1} title="Uno" question="¿Y tú?" />;
  const { user } = await renderInHost({ ui, documents });
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Tu nota' }), 'A');
  expect(screen.getByText(text)).toBeVisible();
});
