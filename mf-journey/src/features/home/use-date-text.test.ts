import { act, renderHook } from '@testing-library/react';
import { useDateText } from './use-date-text.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 29, 23, 50) }));
afterEach(() => jest.useRealTimers());

it('is today, and the new day when the user returns to the page', () => {
  const { result } = renderHook(useDateText);
  expect(result.current).toBe('dom 29 nov');
  jest.setSystemTime(new Date(2026, 10, 30, 7));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('lun 30 nov');
});
