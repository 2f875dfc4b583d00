import { jest as modules } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from '../toasts/toaster.tsx';

modules.unstable_mockModule('./question-dialog.tsx', () => Promise.reject(new Error('offline')));
const { QuestionsProvider, useQuestions } = await import('./questions.tsx');

function Asking() {
  const { confirm } = useQuestions();
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const ask = () => {
    for (const text of ['¿Una?', '¿Otra?'])
      void confirm({ text }).then((yes) => setAnswers((before) => [...before, `${text} ${yes ? 'sí' : 'no'}`]));
  };
  return (
    <>
      <button type="button" onClick={ask}>
        Preguntar
      </button>
      <output>{answers.join(', ')}</output>
    </>
  );
}

it('answers no to all questions for which the dialog does not come, and to those that are asked later', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  render(
    <Toaster>
      <QuestionsProvider>
        <Asking />
      </QuestionsProvider>
    </Toaster>,
  );
  await user.click(screen.getByRole('button', { name: 'Preguntar' }));
  expect(await screen.findByText('¿Una? no, ¿Otra? no')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preguntar' }));
  expect(await screen.findByText('¿Una? no, ¿Otra? no, ¿Una? no, ¿Otra? no')).toBeVisible();
});
