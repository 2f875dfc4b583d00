import { act, render, screen } from '@testing-library/react';
import { LoadFailure } from './load-failure.tsx';

const setNetwork = (isThere: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
    window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
  });

afterEach(() => jest.restoreAllMocks());

it('names the network where there is none, and tries again by itself when it is back', () => {
  const retry = jest.fn();
  render(<LoadFailure onRetry={retry} />);
  expect(screen.getByRole('heading', { name: 'Esto no ha llegado' })).toBeVisible();
  setNetwork(false);
  expect(screen.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  expect(retry).not.toHaveBeenCalled();
  setNetwork(true);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('leaves the focus in the page when it goes with a new attempt', () => {
  const retry = jest.fn();
  const page = (isHere: boolean) => <main tabIndex={-1}>{isHere ? <LoadFailure onRetry={retry} /> : null}</main>;
  const { rerender } = render(page(true));
  const button = screen.getByRole('button', { name: 'Reintentar' });
  button.focus();
  act(() => button.click());
  rerender(page(false));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('does not try for a page that was left without a network', () => {
  const retry = jest.fn();
  setNetwork(false);
  render(<LoadFailure onRetry={retry} />).unmount();
  setNetwork(true);
  expect(retry).not.toHaveBeenCalled();
});
