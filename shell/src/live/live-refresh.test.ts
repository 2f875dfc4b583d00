import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createLiveHub } from './live-hub.ts';
import { type OwnChanges, refreshOnLiveEvents } from './live-refresh.ts';

const nothingOwn: OwnChanges = { isMoved: () => false, isKnown: () => false };

function listen(own = nothingOwn) {
  const hub = createLiveHub();
  const queryClient = new QueryClient();
  const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
  const stop = refreshOnLiveEvents(hub, queryClient, window, own);
  return { hub, stop, refreshed: () => invalidate.mock.calls.map(([filters]) => filters?.queryKey?.[0]) };
}

const entry = { seq: 1, key: 'k', entryId: 1, rev: 1 };

it.each(['journal_entry_created', 'journal_entry_updated'] as const)(
  '%s refreshes the journal and dispatches a browser event',
  (event) => {
    const { hub, refreshed } = listen();
    const told = jest.fn();
    window.addEventListener('journal-updated', told, { once: true });
    hub.dispatch({ event, data: entry });
    expect(refreshed()).toEqual(['/api/journal']);
    expect(told.mock.calls[0]).toMatchObject([{ type: 'journal-updated', detail: entry }]);
  },
);

it('activity_completed refreshes activities, progress and all that follows from them', () => {
  const { hub, refreshed } = listen();
  hub.dispatch({
    event: 'activity_completed',
    data: { seq: 1, activityId: 1, stageId: 1, blockId: 1, sealUnlocked: true },
  });
  expect(refreshed()).toEqual(
    expect.arrayContaining(['/api/activities', '/api/progress', '/api/weeks', '/api/blocks', '/api/seals']),
  );
  expect(refreshed()).not.toContain('/api/journal');
});

it('asks for nothing again that the page has done itself', () => {
  const { hub, refreshed } = listen({ isMoved: (id) => id === 1, isKnown: ({ rev }) => rev === 1 });
  const told = jest.fn();
  window.addEventListener('journal-updated', told, { once: true });
  const completed = { seq: 1, stageId: 1, blockId: 1, sealUnlocked: false };
  hub.dispatch({ event: 'activity_completed', data: { ...completed, activityId: 1 } });
  hub.dispatch({ event: 'journal_entry_updated', data: entry });
  expect(refreshed()).toEqual([]);
  expect(told).toHaveBeenCalledTimes(1);
  hub.dispatch({ event: 'journal_entry_updated', data: { ...entry, rev: 2 } });
  hub.dispatch({ event: 'activity_completed', data: { ...completed, activityId: 2 } });
  expect(refreshed()).toEqual(expect.arrayContaining(['/api/journal', '/api/activities']));
});

it('premium given or taken refreshes the session and the content', () => {
  const { hub, refreshed } = listen();
  hub.dispatch({ event: 'access_changed', data: { seq: 1, hasPremiumAccess: true, role: 'user' } });
  expect(refreshed()).toEqual(expect.arrayContaining(['/api/auth', '/api/library', '/api/weeks']));
});

it('catching up refreshes everything; stopped, nothing', () => {
  const { hub, refreshed, stop } = listen();
  hub.catchUp();
  const all = refreshed();
  expect(all).toEqual(expect.arrayContaining(['/api/journal', '/api/auth', '/api/progress']));
  stop();
  hub.catchUp();
  expect(refreshed()).toEqual(all);
});

it('new content is refetched a little later, at a random moment of each page', () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { hub, refreshed } = listen();
  hub.dispatch({ event: 'content_updated', data: {} });
  expect(refreshed()).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(refreshed()).toEqual(expect.arrayContaining(['/api/blocks', '/api/weeks', '/api/activity', '/api/library']));
  jest.useRealTimers();
});

it('refetches an answer that was in flight as the event arrived: it may be older', async () => {
  const hub = createLiveHub();
  const queryClient = new QueryClient();
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const page = new QueryObserver(queryClient, { queryKey: ['/api/weeks', '1'], queryFn, staleTime: Infinity });
  const leave = page.subscribe(() => undefined);
  refreshOnLiveEvents(hub, queryClient, window, nothingOwn);
  hub.dispatch({ event: 'progress_updated', data: { seq: 1 } });
  answers[0]?.('before');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('after');
  await waitFor(() => expect(page.getCurrentResult().data).toBe('after'));
  leave();
});
