import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { mirrorProgress } from './progress-mirror.ts';

const queryClient = new QueryClient();
const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

const mirrored = (userId: string) =>
  mirrorProgress({ userId, queryClient, window, hasLeft: () => false, isLocked: () => false });

/** Answer to a page's call. */
const answered = (queryKey: string[], data: unknown) =>
  queryClient.fetchQuery({ queryKey, queryFn: () => Promise.resolve(data) });

beforeEach(() => localStorage.clear());
afterEach(() => queryClient.clear());

it('collects the stages that pages requested, each once and in order', async () => {
  const stop = mirrored('ana');
  await answered(['/api/weeks', '5'], { id: 5, progress: 11 });
  await answered(
    ['/api/blocks', '1', 'weeks'],
    [
      { id: 1, progress: 100 },
      { id: 2, progress: 0 },
    ],
  );
  await answered(['/api/weeks', '2'], { id: 2, progress: 22 });
  await answered(['/api/weeks', '9'], null);
  await waitFor(() =>
    expect(kept('weeks')).toEqual([
      { id: 1, progress: 100 },
      { id: 2, progress: 22 },
      { id: 5, progress: 11 },
    ]),
  );
  stop();
});

it('collects completed activities, stage by stage', async () => {
  const stop = mirrored('ana');
  await answered(['/api/weeks', '2', 'activities'], [{ id: 10, status: 'completed' }]);
  await answered(
    ['/api/weeks', '1', 'activities'],
    [
      { id: 1, status: 'completed' },
      { id: 2, status: 'pending' },
    ],
  );
  await waitFor(() => expect(kept('completedActivities')).toEqual([1, 10]));
  expect(kept('weeks')).toBeNull();
  stop();
});

it('keeps the answers with the seals and the numbers of the user’s progress', async () => {
  const stop = mirrored('ana');
  await answered(['/api/seals'], [{ id: 1, weekId: 1, status: 'unlocked' }]);
  await answered(['/api/user-progress', 'stats'], { completedActivities: 9 });
  await waitFor(() => expect(kept('userProgress')).toEqual({ completedActivities: 9 }));
  expect(kept('seals')).toEqual([{ id: 1, weekId: 1, etapaId: 1, status: 'unlocked' }]);
  stop();
});

it.each([
  ['another account: its copies go before the first answer', 'eva', null],
  ['the same account', 'ana', 7],
  ['no account yet', undefined, 7],
])('begins on a device of %s', (_, owner, expected) => {
  if (owner !== undefined) localStorage.setItem('mirrorOwner', owner);
  const names = ['userProgress', 'completedActivities', 'weeks', 'seals'];
  for (const name of names) localStorage.setItem(name, '7');
  const stop = mirrored('ana');
  expect(names.map(kept)).toEqual(names.map(() => expected));
  stop();
});
