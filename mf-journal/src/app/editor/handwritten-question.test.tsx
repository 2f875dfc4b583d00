import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, within } from '@testing-library/react';
import { anEntry, journalAnswers } from '../../testing/an-entry.ts';
import { createDraft } from './draft.ts';
import { newPersonalTarget } from './entry-target.ts';
import { HandwrittenQuestion } from './handwritten-question.tsx';

const target = newPersonalTarget('00000000-0000-4000-8000-aaaaaaaaaaaa');
const question = target.questions[0]!;

async function show(words: string, takesFocus = false) {
  const entry = anEntry({ key: target.key, fields: { [`responses.${question.key}`]: words } });
  const documents = createFakeDocuments({ documents: [entry] });
  const draft = createDraft(await documents.open('entry', target.key), target);
  const given = { draft, question, palette: 'personal', isAlone: true, hidesHeading: false, takesFocus } as const;
  const ui = <HandwrittenQuestion {...given} rare={<button type="button">Descartar borrador</button>} />;
  return { draft, ...(await renderInHost({ ui, documents, answers: journalAnswers() })) };
}

/** A picture is finished: the question is rendered again. */
const redraw = (draft: Awaited<ReturnType<typeof show>>['draft']) =>
  act(() => draft.change({ [`canvasData.${question.key}`]: { value: 'a'.repeat(64) } }));

it('keeps the text field while the user clears it to type anew', async () => {
  const { draft, user } = await show('De antes');
  const field = screen.getByLabelText('En texto');
  await user.clear(field);
  redraw(draft);
  await user.keyboard('De nuevo');
  expect(screen.getByLabelText('En texto')).toBe(field);
  expect(draft.text(question.key)).toBe('De nuevo');
});

it('has no text field before there is text, and no way to it', async () => {
  await show('');
  expect(screen.queryByLabelText('En texto')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ver el texto' })).not.toBeInTheDocument();
});

it('has the way to the text beside its tools as long as there is text', async () => {
  await show('De antes');
  expect(screen.getByRole('button', { name: 'Ver el texto' })).toBeVisible();
});

it('has what is rarely done with the entry among what is rarely done with its sheet', async () => {
  const { user } = await show('');
  expect(screen.queryByRole('button', { name: 'Descartar borrador' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Más' }));
  const more = within(screen.getByRole('group', { name: 'Más' })).getAllByRole('button');
  expect(more.map(({ textContent }) => textContent)).toEqual(['Guardar dibujo', 'Limpiar', 'Descartar borrador']);
});

it('takes the focus where the button that has opened it anew is gone, and not from a control', async () => {
  const { unmount } = await show('', true);
  expect(screen.getByRole('heading', { name: question.question })).toHaveFocus();
  unmount();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  await show('', true);
  expect(button).toHaveFocus();
  button.remove();
});
