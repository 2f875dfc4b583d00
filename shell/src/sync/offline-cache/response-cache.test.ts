import 'fake-indexeddb/auto';
import { listSeals } from '@app/contract/seals';
import { getCurrentUser } from '@app/contract/sign-in';
import { endpointQuery, keyOf } from '@app/shared-ui/host';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { openResilientStore } from '@app/sync/store/resilient-store';
import { ResponseCache } from './response-cache.ts';

let users = 0;
const newUser = () => `reads-${(users += 1)}`;

async function aPage(userId: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const store = openResilientStore({ userId, keepNothing: false, remembered: () => [], onMemoryOnly: () => undefined });
  const reads = new ResponseCache({
    store,
    queryClient,
    showOptimistic: () => Promise.resolve(),
    now: () => new Date(0),
  });
  reads.start();
  const { database } = await store;
  return { queryClient, reads, kept: () => database!.database.getAllKeys('reads') };
}

const seals = endpointQuery(listSeals, {});

it('returns the last answer without a network, and refetches with one', async () => {
  const user = newUser();
  answerCalls([listSeals, { body: [] }]);
  const first = await aPage(user);
  await first.queryClient.fetchQuery(seals);
  await waitFor(async () => expect(await first.kept()).toEqual([JSON.stringify(keyOf(listSeals))]));

  answerCalls([listSeals, 'no network']);
  const second = await aPage(user);
  await second.queryClient.prefetchQuery(seals);
  await waitFor(() =>
    expect(second.queryClient.getQueryState(seals.queryKey)).toMatchObject({ status: 'success', data: [] }),
  );
  second.reads.refresh();
  expect(second.queryClient.getQueryState(seals.queryKey)?.isInvalidated).toBe(true);
});

it('restores all of them for a page that opens without a network', async () => {
  const user = newUser();
  answerCalls([listSeals, { body: [] }]);
  const first = await aPage(user);
  await first.queryClient.fetchQuery(seals);
  await waitFor(async () => expect(await first.kept()).toHaveLength(1));
  const second = await aPage(user);
  await second.reads.showAll();
  expect(second.queryClient.getQueryData(seals.queryKey)).toEqual([]);
});

it('stores neither the user nor an error answer', async () => {
  const { queryClient, kept } = await aPage(newUser());
  answerCalls(
    [getCurrentUser, { status: 401, body: { message: 'No.' } }],
    [listSeals, { status: 500, body: { message: 'x' } }],
  );
  await queryClient.prefetchQuery(endpointQuery(getCurrentUser, {}));
  await queryClient.prefetchQuery(seals);
  expect(queryClient.getQueryState(seals.queryKey)?.status).toBe('error');
  expect(await kept()).toEqual([]);
});
