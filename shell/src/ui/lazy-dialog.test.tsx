import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p role="dialog">Hola, {name}</p>;

/** A page with a draft and a button that opens the dialog. */
function openerOf(load: () => Promise<typeof Greeting>) {
  const Dialog = lazyDialog(load);
  return function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <textarea aria-label="Borrador" />
        <button onClick={() => setIsOpen(true)}>Abrir</button>
        {isOpen ? <Dialog name="Ana" onMissing={() => setIsOpen(false)} /> : null}
      </>
    );
  };
}

it('says that the code did not load, leaves the page as it is, and requests it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('no network'));
  const Opener = openerOf(load);
  const { user } = await renderInShell(<Opener />);
  await user.type(screen.getByLabelText('Borrador'), 'lo mío');
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText('No se ha podido abrir')).toBeVisible();
  expect(screen.getByLabelText('Borrador')).toHaveValue('lo mío');
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Hola, Ana');
});

it('opens when its code has come', async () => {
  let arrive: (component: typeof Greeting) => void = () => undefined;
  const Opener = openerOf(() => new Promise((resolve) => (arrive = resolve)));
  const { user } = await renderInShell(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(() => Promise.resolve(arrive(Greeting)));
  expect(screen.getByRole('dialog')).toBeVisible();
});
