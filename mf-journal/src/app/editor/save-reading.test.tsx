import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { jest as modules } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { anEntry, journalAnswers } from '../../testing/an-entry.ts';
import { useBeforeSaving, usePendingInput } from '../../unfinished/unfinished.ts';
import type { Draft } from './draft.ts';
import { newPersonalTarget } from './entry-target.ts';

const FIELD = 'responses.personal_content';

/** What was read from ink, with a word corrected in it: the engine reads in no jsdom. */
function ReadQuestion({ draft }: { readonly draft: Draft }) {
  const [isRead, setIsRead] = useState(true);
  usePendingInput(isRead);
  useBeforeSaving(() => {
    draft.change({ [FIELD]: { value: 'Lo que hemos leído' } });
    setIsRead(false);
  });
  return isRead ? <p>Esto hemos leído</p> : null;
}
modules.unstable_mockModule('./handwritten-question.tsx', () => ({ HandwrittenQuestion: ReadQuestion }));
const { EntryEditor } = await import('./entry-editor.tsx');

const target = newPersonalTarget('00000000-0000-4000-8000-aaaaaaaaaaaa');

async function open() {
  const stored = anEntry({ key: target.key, fields: { writingMode: 'handwriting', [FIELD]: 'Antes' } });
  const documents = createFakeDocuments({ documents: [stored] });
  const onClose = jest.fn();
  const ui = <EntryEditor target={target} onClose={onClose} />;
  const view = await renderInHost({ ui, documents, answers: journalAnswers() });
  expect(await screen.findByText('Esto hemos leído')).toBeVisible();
  return { ...view, onClose, kept: () => documents.get('entry', target.key)?.fields[FIELD] };
}

it('saves what was read and not answered, and asks nothing', async () => {
  const { user, host, onClose, kept } = await open();
  await user.click(screen.getByRole('button', { name: 'Guardar reflexión' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(kept()).toBe('Lo que hemos leído');
  expect(host.confirm).not.toHaveBeenCalled();
});

it('takes it along to the text, and asks nothing', async () => {
  const { user, host } = await open();
  await user.click(screen.getByRole('button', { name: 'Escritura a mano' }));
  expect(screen.getByText('Esto hemos leído')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Texto' }));
  expect(screen.getByLabelText(target.questions[0]!.question)).toHaveValue('Lo que hemos leído');
  expect(host.confirm).not.toHaveBeenCalled();
});

it('leaves it out on closing, which is asked', async () => {
  const { user, host, onClose, kept } = await open();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Tienes un texto a medias' }));
  expect(kept()).toBe('Antes');
});
