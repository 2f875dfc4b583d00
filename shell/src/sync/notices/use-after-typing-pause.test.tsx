import { act, fireEvent, render, screen } from '@testing-library/react';
import { useAfterTypingPause } from './use-after-typing-pause.ts';

function Page({ isWanted }: { readonly isWanted: boolean }) {
  return (
    <>
      <textarea aria-label="Palabras" />
      {useAfterTypingPause(isWanted) ? <p>Abierto</p> : null}
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const type = (value: string) => fireEvent.input(screen.getByLabelText('Palabras'), { target: { value } });

it('waits until the user has stopped typing, and then stays', () => {
  render(<Page isWanted />);
  for (const words of ['u', 'un', 'una']) {
    pass(900);
    type(words);
  }
  pass(900);
  expect(screen.queryByText('Abierto')).toBeNull();
  pass(200);
  expect(screen.getByText('Abierto')).toBeTruthy();
  type('una palabra');
  pass(100);
  expect(screen.getByText('Abierto')).toBeTruthy();
});

it('opens anew after it was not needed for a while', () => {
  const { rerender } = render(<Page isWanted />);
  pass(1100);
  rerender(<Page isWanted={false} />);
  expect(screen.queryByText('Abierto')).toBeNull();
  rerender(<Page isWanted />);
  expect(screen.queryByText('Abierto')).toBeNull();
  pass(1100);
  expect(screen.getByText('Abierto')).toBeTruthy();
});
