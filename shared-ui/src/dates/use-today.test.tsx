import { act, render, screen } from '@testing-library/react';
import { useToday } from './use-today.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 30) }));
afterEach(() => jest.useRealTimers());

const Today = () => <p>{useToday()}</p>;

it('rolls over at midnight while the page stays open', () => {
  render(<Today />);
  expect(screen.getByText('2026-11-21')).toBeVisible();
  act(() => jest.advanceTimersByTime(31_000));
  expect(screen.getByText('2026-11-22')).toBeVisible();
});

it('checks the date when the user returns to the page, whose timers may have slept', () => {
  render(<Today />);
  jest.setSystemTime(new Date(2026, 10, 25, 9));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-11-25')).toBeVisible();
});
