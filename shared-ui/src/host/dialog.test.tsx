import { Dialog } from '@app/shared-ui/host';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';

function renderDialog() {
  const onOpenChange = jest.fn();
  render(
    <>
      <p>Fuera</p>
      <div data-toast="">
        <button type="button">Cerrar aviso</button>
      </div>
      <div role="dialog" aria-label="Arriba">
        <button type="button">Contestar</button>
      </div>
      <Dialog open onOpenChange={onOpenChange} title="Título" description="Texto">
        <p>Dentro</p>
      </Dialog>
    </>,
  );
  // Radix takes pointer events from the page behind; the test's own pointer goes through it.
  return { onOpenChange, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

it('is named and described', () => {
  renderDialog();
  expect(screen.getByRole('dialog', { name: 'Título' })).toHaveAccessibleDescription('Texto');
});

it('closes by its button, by Esc and by a click beside it', async () => {
  const { onOpenChange, user } = renderDialog();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Fuera'));
  expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
});

it('can be pressed from its first frame', async () => {
  const { onOpenChange } = renderDialog();
  // As it is until Radix renders again: the body has no pointer events, and the dialog is no exception yet.
  screen.getByRole('dialog').style.removeProperty('pointer-events');
  expect(document.body).toHaveStyle({ pointerEvents: 'none' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it.each([
  ['a toast above it', 'Cerrar aviso'],
  // Radix hears of a new dialog when it has rendered, and what presses at once is faster.
  ['a dialog above it that Radix does not know of yet', 'Contestar'],
])('stays open when %s is pressed', async (_, text) => {
  const { onOpenChange, user } = renderDialog();
  await user.click(screen.getByText(text));
  expect(onOpenChange).not.toHaveBeenCalled();
});

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      {isOpen ? (
        <Dialog open onOpenChange={setIsOpen} title="Título">
          <p>Dentro</p>
        </Dialog>
      ) : null}
    </>
  );
}

it('returns the focus to the element that opened it', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

describe('where its opener is gone by then', () => {
  function Shelf({ hasRest }: { readonly hasRest: boolean }) {
    const [state, setState] = useState<'here' | 'asked' | 'gone'>('here');
    return (
      <main>
        <h1 tabIndex={-1}>Página</h1>
        <button type="button">Otra cosa</button>
        {state === 'gone' && !hasRest ? null : (
          <div>
            {state === 'gone' ? (
              <a href="/">Puesto</a>
            ) : (
              <button type="button" onClick={() => setState('asked')}>
                Poner
              </button>
            )}
          </div>
        )}
        {state === 'asked' ? (
          <Dialog open onOpenChange={() => setState('gone')} title="Título">
            <p>Dentro</p>
          </Dialog>
        ) : null}
      </main>
    );
  }

  const openAndClose = async (hasRest: boolean) => {
    const user = userEvent.setup();
    render(<Shelf hasRest={hasRest} />);
    await user.click(screen.getByRole('button', { name: 'Poner' }));
    await user.keyboard('{Escape}');
  };

  it('focuses what stands in its place', async () => {
    await openAndClose(true);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Puesto' })).toHaveFocus());
  });

  it("focuses the page's heading if nothing does", async () => {
    await openAndClose(false);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Página' })).toHaveFocus());
  });
});

it('takes the whole screen, named by a title that is only spoken', async () => {
  const onOpenChange = jest.fn();
  render(
    <Dialog open size="full" onOpenChange={onOpenChange} title="Un sello">
      <p>Dentro</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Un sello' })).toBeVisible();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

describe('where the focus is first', () => {
  const hasPointer = (matches: boolean) =>
    Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches }) });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));
  const show = (children: ReactNode, size: 'narrow' | 'full' = 'narrow') =>
    render(
      <Dialog open size={size} onOpenChange={jest.fn()} title="Título">
        {children}
      </Dialog>,
    );
  const form = (
    <form>
      <input type="checkbox" aria-label="Casilla" />
      <input aria-label="Apagado" disabled />
      <input aria-label="Nombre" />
    </form>
  );
  const title = () => screen.getByRole('heading', { name: 'Título' });

  it.each(['narrow', 'full'] as const)('is the title (%s), and then the way out', async (size) => {
    hasPointer(true);
    show(<button type="button">Seguir</button>, size);
    expect(title()).toHaveFocus();
    await userEvent.setup().tab();
    expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  });

  it('is the first field of a form', () => {
    hasPointer(true);
    show(form);
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
  });

  it('is the title of a form too where a keyboard would come up', () => {
    hasPointer(false);
    show(form);
    expect(title()).toHaveFocus();
  });

  it('is where the dialog itself has put it', () => {
    hasPointer(true);
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- this is what is tested
    show(<input autoFocus aria-label="Suyo" />);
    expect(screen.getByLabelText('Suyo')).toHaveFocus();
  });
});
