import { PageDialog } from '@app/shared-ui/host';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Abrir
      </button>
      <div data-toast="">
        <button type="button">Cerrar aviso</button>
      </div>
      {isOpen ? (
        <PageDialog title="Título" onClose={() => setIsOpen(false)} aside={<a href="/otra">Otra</a>}>
          <button type="button">Dentro</button>
        </PageDialog>
      ) : null}
    </>
  );
}

async function open() {
  // Radix takes pointer events from the page behind; the test's own pointer goes through it.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  return user;
}

it('is named, begins with its title, and goes on to the page, not to what is beside it', async () => {
  const user = await open();
  expect(screen.getByRole('dialog', { name: 'Título' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Título' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Dentro' })).toHaveFocus();
});

it('closes by Esc, and returns the focus to the element that opened it', async () => {
  const user = await open();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

it('stays open when a toast above it is closed', async () => {
  const user = await open();
  await user.click(screen.getByText('Cerrar aviso'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('ends where the on-screen keyboard begins', async () => {
  const viewport = Object.assign(new EventTarget(), { height: 420, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  await open();
  const page = screen.getByRole('dialog');
  expect(page.style.getPropertyValue('--visible-height')).toBe('420px');
  viewport.height = 800;
  viewport.dispatchEvent(new Event('resize'));
  expect(page.style.getPropertyValue('--visible-height')).toBe('800px');
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: undefined });
});
