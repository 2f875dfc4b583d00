import { Button } from '@app/shared-ui/components/button';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from '../toasts/toaster.tsx';
import { QuestionsProvider, useQuestions } from './questions.tsx';

/** Asks, and shows the answers in order of arrival. */
function Asking({ texts }: { readonly texts: readonly string[] }) {
  const { confirm } = useQuestions();
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const ask = () => {
    for (const text of texts)
      void confirm({ text }).then((yes) => setAnswers((before) => [...before, `${text} ${yes ? 'sí' : 'no'}`]));
  };
  return (
    <>
      <Button onClick={ask}>Preguntar</Button>
      <output>{answers.join(', ')}</output>
    </>
  );
}

async function ask(...texts: readonly string[]) {
  const user = userEvent.setup();
  render(
    <Toaster>
      <QuestionsProvider>
        <Asking texts={texts} />
      </QuestionsProvider>
    </Toaster>,
  );
  await user.click(screen.getByRole('button', { name: 'Preguntar' }));
  return user;
}

it('asks one after the other, and forgets none', async () => {
  const user = await ask('¿Una?', '¿Otra?');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('¿Una?');
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('¿Otra?');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('¿Una? sí, ¿Otra? no');
});

it('asks once what two presses ask before its dialog has come, and only the first gets the yes', async () => {
  const user = await ask('¿Una?', '¿Una?', '¿Otra?');
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('¿Otra?');
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent(/^¿Una\? sí, ¿Una\? no$/);
});

it('takes a double click for the answer to one question only', async () => {
  const user = await ask('¿Una?', '¿Otra?');
  await user.dblClick(await screen.findByRole('button', { name: 'Aceptar' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('¿Otra?');
  expect(screen.getByRole('status', { hidden: true })).toHaveTextContent('¿Una? sí');
});

it('can be answered from its first frame', async () => {
  await ask('¿Una?');
  // jsdom keeps the style until Radix renders again, as in the dialog of shared-ui.
  (await screen.findByRole('alertdialog')).style.removeProperty('pointer-events');
  expect(document.body).toHaveStyle({ pointerEvents: 'none' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(screen.getByRole('status')).toHaveTextContent('¿Una? sí');
});

function Telling() {
  const { alert } = useQuestions();
  return <Button onClick={() => void alert('Tu mensaje ha sido enviado.')}>Enviar</Button>;
}

it('calls what only tells something no question', async () => {
  const user = userEvent.setup();
  render(
    <Toaster>
      <QuestionsProvider>
        <Telling />
      </QuestionsProvider>
    </Toaster>,
  );
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByRole('alertdialog', { name: 'Aviso' })).toHaveTextContent('Tu mensaje ha sido enviado.');
});
