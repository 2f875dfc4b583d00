import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { anEntry, journalAnswers } from '../../testing/an-entry.ts';
import { EntryEditor } from './entry-editor.tsx';
import { newPersonalTarget } from './entry-target.ts';

const key = '00000000-0000-4000-8000-aaaaaaaaaaaa';
const FIELD = 'responses.personal_content';
const target = newPersonalTarget(key);
const words = () => screen.getByLabelText(target.questions[0]!.question);

/** An editor whose text was typed and stored; then another tab, which has seen it, replaces it. */
async function replacedElsewhere(value = 'Lo de la otra pestaña') {
  const documents = createFakeDocuments({ documents: [anEntry({ key, fields: { [FIELD]: 'Aquí' } })] });
  const onClose = jest.fn();
  const view = await renderInHost({
    ui: <EntryEditor target={target} onClose={onClose} />,
    documents,
    answers: journalAnswers(),
  });
  await screen.findByLabelText(target.questions[0]!.question);
  await view.user.type(words(), ' y más');
  await waitFor(() => expect(documents.get('entry', key)?.fields[FIELD]).toBe('Aquí y más'));
  await act(() => documents.set('entry', key, { [FIELD]: { value } }));
  return { ...view, documents, onClose, stored: () => documents.get('entry', key)?.fields[FIELD] };
}

it('says at once that another version is stored, and shows it', async () => {
  const { baseElement } = await replacedElsewhere();
  expect(await screen.findByRole('alert')).toHaveTextContent('Hay otra versión');
  expect(screen.getByText('Lo de la otra pestaña')).toBeVisible();
  expect(words()).toHaveValue('Aquí y más');
  expect(screen.queryByText('Sincronizado')).not.toBeInTheDocument();
  expect(screen.getByText('Lo que ves aquí no está guardado')).toBeVisible();
  expect(await axe(baseElement)).toHaveNoViolations();
});

it('does not claim that text was saved which is not stored', async () => {
  const { user, host, onClose } = await replacedElsewhere();
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Guardar reflexión' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(host.showToast).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it('takes the stored text into the editor', async () => {
  const { user, stored } = await replacedElsewhere();
  await user.click(await screen.findByRole('button', { name: 'Ver lo guardado' }));
  await waitFor(() => expect(words()).toHaveValue('Lo de la otra pestaña'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(stored()).toBe('Lo de la otra pestaña');
});

it('keeps the text on the screen, and stores it', async () => {
  const { user, stored, host, onClose } = await replacedElsewhere();
  await user.click(await screen.findByRole('button', { name: 'Quedarme con lo de aquí' }));
  await waitFor(() => expect(stored()).toBe('Aquí y más'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(words()).toHaveValue('Aquí y más');
  await user.click(screen.getByRole('button', { name: 'Guardar reflexión' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(host.showToast).toHaveBeenCalledWith({
    title: '¡Guardado!',
    description: 'Tu reflexión ha sido guardada exitosamente',
  });
});

it('also when the text was emptied elsewhere', async () => {
  await replacedElsewhere('');
  expect(await screen.findByText('(sin texto)')).toBeVisible();
});
