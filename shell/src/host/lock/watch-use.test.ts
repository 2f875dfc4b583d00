import { watchUse } from './watch-use.ts';

const MINUTE_MS = 60_000;

function aWatch(after: number) {
  const cover = { show: jest.fn(), hide: jest.fn(), remove: jest.fn() };
  let isLocked = false;
  let isScreenShown = false;
  const lock = jest.fn(() => (isLocked = true));
  const tell = jest.fn();
  const watch = watchUse({
    window,
    cover,
    after: () => after,
    isLocked: () => isLocked,
    isScreenShown: () => isScreenShown,
    lock,
    tell,
  });
  stops.push(watch.stop);
  return {
    cover,
    lock,
    tell,
    watch,
    showScreen: () => (isScreenShown = true),
    openFromAnotherTab: () => (isLocked = false),
  };
}
const stops: (() => void)[] = [];

let isHidden = false;
function become(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

it('D43: blanks the page the moment it is hidden, and shows it again', () => {
  const { cover, lock } = aWatch(5);
  become(true);
  expect(cover.show).toHaveBeenCalledTimes(1);
  become(false);
  expect(cover.hide).toHaveBeenCalledTimes(1);
  expect(lock).not.toHaveBeenCalled();
});

it('D43: left and come back to while it is locked, the lock’s screen is there, not a blank page', () => {
  const { cover, showScreen } = aWatch(0);
  become(true);
  showScreen();
  become(false);
  become(true);
  cover.hide.mockClear();
  become(false);
  expect(cover.hide).toHaveBeenCalledTimes(1);
});

it('D43: locks at once when it is left, if the user wants that; the cover stays until the lock’s screen is there', () => {
  const { cover, lock } = aWatch(0);
  become(true);
  expect(lock).toHaveBeenCalledTimes(1);
  become(false);
  expect(cover.hide).not.toHaveBeenCalled();
});

it.each([1, 5, 15])('D43: locks after %s minutes without use, hidden or not', (after) => {
  const { lock } = aWatch(after);
  jest.advanceTimersByTime(after * MINUTE_MS - 6000);
  press();
  jest.advanceTimersByTime(after * MINUTE_MS - 6000);
  expect(lock).not.toHaveBeenCalled();
  jest.advanceTimersByTime(12_000);
  expect(lock).toHaveBeenCalledTimes(1);
});

it('D43: a clock that is set back delays the lock by nothing, nor what other tabs are told', () => {
  const { lock, tell } = aWatch(5);
  press();
  jest.setSystemTime(Date.now() - 60 * MINUTE_MS);
  jest.advanceTimersByTime(MINUTE_MS);
  press();
  expect(tell).toHaveBeenCalledTimes(2);
  jest.setSystemTime(Date.now() - 60 * MINUTE_MS);
  jest.advanceTimersByTime(5 * MINUTE_MS + 6000);
  expect(lock).toHaveBeenCalledTimes(1);
});

it('D43: use of another tab counts, and this tab’s is told', () => {
  const { lock, tell, watch } = aWatch(1);
  press();
  press();
  expect(tell).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(50_000);
  watch.note();
  jest.advanceTimersByTime(50_000);
  expect(lock).not.toHaveBeenCalled();
});

it('D43: a device that slept is locked before it shows anything, and before the first key counts', () => {
  const { cover, lock } = aWatch(5);
  become(true);
  jest.setSystemTime(Date.now() + 10 * MINUTE_MS); // no timer has run
  become(false);
  expect(lock).toHaveBeenCalledTimes(1);
  expect(cover.hide).not.toHaveBeenCalled();
});

it('D43: locked on leaving, and opened from another tab while it is hidden, it is locked again before it shows anything', () => {
  const { cover, lock, openFromAnotherTab } = aWatch(0);
  become(true);
  openFromAnotherTab();
  cover.hide.mockClear();
  become(false);
  expect(lock).toHaveBeenCalledTimes(2);
  expect(cover.hide).not.toHaveBeenCalled();
});
