import { QueryClient } from '@tanstack/react-query';
import { whenSettled } from './when-settled.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function waitFor(queryClient: QueryClient) {
  let isSettled = false;
  void whenSettled(window, queryClient).then(() => (isSettled = true));
  return () => isSettled;
}

it('waits for pending answers', async () => {
  const queryClient = new QueryClient();
  let answer: (text: string) => void = () => undefined;
  void queryClient.prefetchQuery({
    queryKey: ['/api/weeks'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  const isSettled = waitFor(queryClient);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(isSettled()).toBe(false);
  answer('seven');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(isSettled()).toBe(true);
});

it('waits for a hanging call for a moment at most', async () => {
  const queryClient = new QueryClient();
  void queryClient.prefetchQuery({ queryKey: ['/api/weeks'], queryFn: () => new Promise<string>(() => undefined) });
  const isSettled = waitFor(queryClient);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(isSettled()).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(isSettled()).toBe(true);
});

it('resolves by itself without pending calls', async () => {
  const isSettled = waitFor(new QueryClient());
  await jest.advanceTimersByTimeAsync(200);
  expect(isSettled()).toBe(true);
});
