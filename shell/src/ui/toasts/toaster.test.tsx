import type { ToastMessage } from '@app/shared-ui/host';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { Toaster, useToasts } from './toaster.tsx';

let toasts: ReturnType<typeof useToasts>;

function Source({ onToasts }: { readonly onToasts: (toasts: ReturnType<typeof useToasts>) => void }) {
  const own = useToasts();
  useEffect(() => onToasts(own), [onToasts, own]);
  return null;
}

const keep = (own: typeof toasts) => {
  toasts = own;
};

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Toaster>
      <Source onToasts={keep} />
    </Toaster>,
  );
});

afterEach(() => jest.useRealTimers());

const show = (message: ToastMessage) => act(() => toasts.show(message));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map((toast) => toast.textContent);
const setupUser = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

it('shows one at a time: a newer one replaces it', () => {
  show({ title: 'Primero' });
  show({ title: 'Segundo', description: 'con su texto' });
  expect(shown()).toEqual(['Segundo - con su texto']);
});

it('closes a message after its duration, counted from its own start', () => {
  show({ title: 'Configuración guardada', durationMs: 2000 });
  pass(1999);
  expect(shown()).toHaveLength(1);
  show({ title: 'Otra vez', durationMs: 2000 });
  pass(1999);
  expect(shown()).toEqual(['Otra vez']);
  pass(1);
  expect(shown()).toEqual([]);
});

it.each([
  [{ title: 'Título' }, 2500],
  [{ title: 'Título', description: 'Texto' }, 5000],
])('leaves time to read its lines if nothing else is shown: %j', (message, ms) => {
  show(message);
  pass(ms - 1);
  expect(shown()).toHaveLength(1);
  pass(1);
  expect(shown()).toEqual([]);
});

it('keeps an error until it is closed, whatever succeeds meanwhile', async () => {
  show({ title: 'Error', description: 'No se ha guardado.', tone: 'error' });
  show({ title: '¡Guardado!' });
  pass(600_000);
  expect(shown()).toEqual(['Error - No se ha guardado.']);
  await setupUser().click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(shown()).toEqual([]);
  show({ title: '¡Guardado!' });
  expect(shown()).toEqual(['¡Guardado!']);
});

it('lets a newer error replace an error, and the caller that retries dismiss it', () => {
  show({ title: 'Uno', tone: 'error' });
  show({ title: 'Dos', tone: 'error' });
  expect(shown()).toEqual(['Dos']);
  act(() => toasts.dismiss());
  expect(shown()).toEqual([]);
});

it('waits while it is hovered or focused', async () => {
  const user = setupUser();
  show({ title: 'Despacio', durationMs: 2000 });
  await user.hover(screen.getByText('Despacio'));
  pass(10_000);
  expect(shown()).toHaveLength(1);
  await user.unhover(screen.getByText('Despacio'));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
  pass(10_000);
  expect(shown()).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).blur());
  pass(2000);
  expect(shown()).toEqual([]);
});
