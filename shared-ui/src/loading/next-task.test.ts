import { nextTask } from './next-task.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** @returns whether it resolves before any timer */
async function comesAtOnce(): Promise<boolean> {
  let hasCome = false;
  void nextTask().then(() => (hasCome = true));
  await Promise.resolve();
  await Promise.resolve();
  return hasCome;
}

it('resolves in a task of its own', async () => {
  expect(await comesAtOnce()).toBe(false);
});

it('does not wait in a hidden page, whose timers are slow', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await comesAtOnce()).toBe(true);
});
