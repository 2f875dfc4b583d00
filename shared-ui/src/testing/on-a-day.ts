/** Everything that jest fakes besides the date: timers stay real. */
const REAL = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Sets the date of each test of a file, for what names days as seen from today. */
export function onADay(now: string): void {
  beforeEach(() => jest.useFakeTimers({ now: new Date(now), doNotFake: [...REAL] }));
  afterEach(() => jest.useRealTimers());
}
