import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hola, {name}</p>;

it('shows the fallback until the code has loaded, then the component with its props', async () => {
  let arrive: (component: typeof Greeting) => void = () => undefined;
  const { Part } = lazyPart(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
  render(<Part name="Ana" fallback="Abriendo" />);
  expect(screen.getByText('Abriendo')).toBeVisible();
  await act(() => Promise.resolve(arrive(Greeting)));
  expect(screen.getByText('Hola, Ana')).toBeVisible();
  expect(screen.queryByText('Abriendo')).not.toBeInTheDocument();
});

it('renders preloaded code at once, and requests it once', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const { Part, prepare } = lazyPart(load);
  await act(() => Promise.resolve(prepare()));
  render(<Part name="Ana" fallback="Abriendo" />);
  expect(screen.getByText('Hola, Ana')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('throws a failure, and requests it again when mounted anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.resolve(Greeting));
  load.mockRejectedValueOnce(new Error('no network'));
  const { Part } = lazyPart(load);
  render(
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>Reintentar</button>}
    >
      <Part name="Ana" />
    </ErrorBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
