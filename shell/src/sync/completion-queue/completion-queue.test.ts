import 'fake-indexeddb/auto';
import { setActivityStatus, type Activity } from '@app/contract/activities';
import { listWeekActivities } from '@app/contract/blocks';
import { ApiError, keyOf } from '@app/shared-ui/host';
import { answerCalls, type FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { openResilientStore } from '@app/sync/store/resilient-store';
import { CompletionStore } from './completion-store.ts';
import { CompletionQueue } from './completion-queue.ts';

const anActivity = (id: number, more: Partial<Activity> = {}): Activity => ({
  id,
  blockId: 1,
  weekId: 1,
  title: `Actividad ${id}`,
  description: '',
  type: 'reading',
  time: { minutes: 40, span: 'once' },
  status: 'pending',
  isLocked: id > 1,
  body: null,
  ...more,
});
const stage = [anActivity(1), anActivity(2), anActivity(3)];
const stageKey = keyOf(listWeekActivities, { id: 1 });

let users = 0;
function aProgress({ hasPremiumAccess = true, keepNothing = false } = {}) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(stageKey, stage);
  const userId = `completions-${(users += 1)}`;
  const store = openResilientStore({ userId, keepNothing, remembered: () => [], onMemoryOnly: () => undefined });
  const onSettled = jest.fn();
  const onRefused = jest.fn();
  const completions = new CompletionQueue({
    queue: new CompletionStore(store),
    queryClient,
    entitlement: () => ({ hasPremiumAccess }),
    onSettled,
    onRefused,
  });
  const shown = () => queryClient.getQueryData<Activity[]>(stageKey)?.map(({ status, isLocked }) => [status, isLocked]);
  return { completions, shown, onSettled, onRefused };
}

const done = (id: number): FakeAnswer => ({ body: { activity: anActivity(id, { status: 'completed' }) } });

it("returns the server's answer where there is one", async () => {
  answerCalls([setActivityStatus, done(1)]);
  const { completions } = aProgress();
  await expect(completions.move(1, 'completed')).resolves.toMatchObject({
    queued: false,
    answer: { activity: { id: 1 } },
  });
});

it('knows what this page has moved, as its echo comes before or after the answer', async () => {
  const duringTheCall: boolean[] = [];
  const { completions } = aProgress();
  answerCalls([
    setActivityStatus,
    () => {
      duringTheCall.push(completions.isOwn(1));
      return done(1);
    },
  ]);
  await completions.move(1, 'completed');
  expect([...duringTheCall, completions.isOwn(1), completions.isOwn(2)]).toEqual([true, true, false]);
});

it.each([false, true])(
  'without a network shows it as done, opens the next, and sends both in order: memory %s',
  async (keepNothing) => {
    const calls = answerCalls([setActivityStatus, 'no network']);
    const { completions, shown, onSettled } = aProgress({ keepNothing });
    expect(await completions.move(1, 'completed')).toEqual({ queued: true });
    expect(shown()).toEqual([
      ['completed', false],
      ['pending', false],
      ['pending', true],
    ]);
    expect(await completions.move(2, 'completed')).toEqual({ queued: true });
    await completions.send();
    calls.length = 0;
    const sent = answerCalls([setActivityStatus, ({ path }) => done(Number(/\d+/.exec(path)?.[0]))]);
    await completions.send();
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/activities/1/status', { status: 'completed' }],
      ['/api/activities/2/status', { status: 'completed' }],
    ]);
    expect(onSettled).toHaveBeenCalledTimes(1);
    await completions.send();
    expect(sent).toHaveLength(2);
  },
);

it.each([502, 503, 504])(
  'keeps a completion that meets a server which is being replaced (%s), and sends it later',
  async (status) => {
    answerCalls([setActivityStatus, { status, body: { message: 'Prueba en un momento.' } }]);
    const { completions } = aProgress({ keepNothing: true });
    expect(await completions.move(1, 'completed')).toEqual({ queued: true });
    await completions.send();
    const sent = answerCalls([setActivityStatus, () => done(1)]);
    await completions.send();
    expect(sent).toHaveLength(1);
    expect(await completions.count()).toBe(0);
  },
);

it('says at once that the server has failed', async () => {
  answerCalls([setActivityStatus, { status: 500, body: { message: 'No.' } }]);
  const { completions } = aProgress({ keepNothing: true });
  await expect(completions.move(1, 'completed')).rejects.toMatchObject({ status: 500 });
  expect(await completions.count()).toBe(0);
});

it.each([false, true])(
  'sends what is completed while the previous completion is in flight: memory %s',
  async (keepNothing) => {
    answerCalls([setActivityStatus, 'no network']);
    const { completions, onSettled } = aProgress({ keepNothing });
    await completions.move(1, 'in_progress');
    await completions.send();
    let answer = () => {};
    const held = new Promise<FakeAnswer>((resolve) => (answer = () => resolve(done(1))));
    const calls = answerCalls([setActivityStatus, () => held]);
    const sending = completions.send();
    await waitFor(() => expect(calls).toHaveLength(1));
    await completions.move(1, 'completed');
    await completions.move(2, 'completed');
    answer();
    await sending;
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/activities/1/status', { status: 'in_progress' }],
      ['/api/activities/1/status', { status: 'completed' }],
      ['/api/activities/2/status', { status: 'completed' }],
    ]);
    expect(onSettled).toHaveBeenCalledTimes(1);
    await completions.send();
    expect(calls).toHaveLength(3);
  },
);

it('sends once what the device cannot remove from its queue', async () => {
  answerCalls([setActivityStatus, 'no network']);
  const { completions } = aProgress();
  await completions.move(1, 'completed');
  await completions.send();
  jest.spyOn(CompletionStore.prototype, 'remove').mockResolvedValue();
  const calls = answerCalls([setActivityStatus, done(1)]);
  await completions.send();
  expect(calls).toHaveLength(1);
});

it('also sends and counts what the device has no room for', async () => {
  answerCalls([setActivityStatus, 'no network']);
  const { completions } = aProgress();
  await completions.move(1, 'completed');
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await completions.move(2, 'completed');
  await completions.move(3, 'in_progress');
  expect(await completions.count()).toBe(3);
  put.mockRestore();
  const calls = answerCalls([setActivityStatus, done(1)]);
  await completions.send();
  expect(calls.map(({ path }) => path)).toEqual([1, 2, 3].map((id) => `/api/activities/${id}/status`));
  expect(await completions.count()).toBe(0);
});

it('reverts a completion that the server refuses, and tells the user', async () => {
  answerCalls([setActivityStatus, 'no network']);
  const { completions, onRefused, onSettled } = aProgress();
  await completions.move(1, 'completed');
  await completions.send();
  answerCalls([setActivityStatus, { status: 409, body: { message: 'Completa "Otra" para desbloquear' } }]);
  await completions.send();
  expect(onRefused).toHaveBeenCalledWith('No hemos podido guardar tu avance', 'Completa "Otra" para desbloquear');
  expect(onSettled).toHaveBeenCalledTimes(1);
});

it('keeps a completion that something between the page and the server has refused, and sends it later', async () => {
  answerCalls([setActivityStatus, 'no network']);
  const { completions, onRefused } = aProgress();
  await completions.move(1, 'completed');
  await completions.send();
  answerCalls([setActivityStatus, { status: 403, body: '<h1>Acceso bloqueado por tu red</h1>' }]);
  await completions.send();
  expect(onRefused).not.toHaveBeenCalled();
  const sent = answerCalls([setActivityStatus, done(1)]);
  await completions.send();
  expect(sent).toHaveLength(1);
  expect(await completions.count()).toBe(0);
});

it('keeps the order of a stage and the free limit without a network', async () => {
  answerCalls([setActivityStatus, 'no network']);
  const { completions } = aProgress({ hasPremiumAccess: false });
  const early = await completions.move(2, 'completed').catch((error: unknown) => error);
  expect(early).toMatchObject({ status: 409, problem: { message: 'Completa "Actividad 1" para desbloquear' } });
  const beyond = await completions.move(6, 'completed').catch((error: unknown) => error);
  expect(beyond).toBeInstanceOf(ApiError);
  expect(beyond).toMatchObject({ status: 403, problem: { requiresPremium: true } });
});
