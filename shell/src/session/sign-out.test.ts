import { logout } from '@app/contract/sign-in';
import { answerCalls, type FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { finishPendingSignOut } from './pending-sign-out.ts';
import { signOut } from './sign-out.ts';

const isPending = () => document.cookie.includes('pendingLogout=1');
const isShared = () => document.cookie.includes('sharedComputer=1');

beforeEach(() => {
  localStorage.setItem('journalEntries', '[{"content":"mío"}]');
  sessionStorage.setItem('algo', 'mío');
  document.cookie = 'pendingLogout=1; max-age=0; path=/';
  document.cookie = 'sharedComputer=1; path=/';
});

it.each<[string, FakeAnswer, boolean]>([
  ['the server ended the session', { status: 204 }, false],
  ['the server failed', { status: 500, body: { message: 'No.' } }, true],
  ['there is no network', 'no network', true],
])('clears this browser and loads the page anew when %s', async (_, answer, pending) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls = answerCalls([logout, answer]);
  const reload = jest.fn();
  await signOut({ reload });
  expect(calls.map(({ path, body }) => [path, body])).toEqual([['/api/auth/logout', undefined]]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(isPending()).toBe(pending);
  // The server removes the mark of a shared computer, with the session that it ends.
  expect(isShared()).toBe(true);
  expect(log.mock.calls).toEqual(pending ? [['Error al cerrar sesión']] : []);
});

it('clears this browser and reloads the page although the documents could not be closed', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerCalls([logout, { status: 204 }]);
  const reload = jest.fn();
  await signOut({ onLeaving: () => Promise.reject(new Error('blocked')), reload });
  expect(localStorage.length).toBe(0);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledTimes(1);
});

it('has cleared the device before it calls the server, and the next page knows of the sign-out', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const found: unknown[] = [];
  const look = (when: string) => found.push([when, localStorage.length, sessionStorage.length, isPending()]);
  const { length } = answerCalls([logout, { status: 204 }]);
  const answer = window.fetch;
  window.fetch = (...request) => {
    look('told');
    return answer(...request);
  };
  await signOut({ onLeaving: async () => void look('leaving'), reload: () => void look('reloaded') });
  expect(length).toBe(0);
  expect(found).toEqual([
    ['leaving', 1, 1, true],
    ['told', 0, 0, true],
    ['reloaded', 0, 0, false],
  ]);
});

it('waits three seconds for a server that does not answer, with the device clear', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.fetch = (request) =>
    new Promise((_, reject) =>
      (request as Request).signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
  const reload = jest.fn();
  const left = signOut({ reload });
  await jest.advanceTimersByTimeAsync(2_900);
  expect([localStorage.length, reload.mock.calls.length]).toEqual([0, 0]);
  await jest.advanceTimersByTimeAsync(200);
  await left;
  expect([reload.mock.calls.length, isPending()]).toEqual([1, true]);
  jest.useRealTimers();
});

it('has nothing to finish when the server knew', async () => {
  const calls = answerCalls();
  await expect(finishPendingSignOut()).resolves.toBe(true);
  expect(calls).toEqual([]);
});

it('ends a missed session at the next load, once the server can be reached', async () => {
  document.cookie = 'pendingLogout=1; path=/';
  answerCalls([logout, 'no network']);
  await expect(finishPendingSignOut()).resolves.toBe(false);
  // The page that signed out may have closed before all was cleared.
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect([isPending(), isShared()]).toEqual([true, true]);
  answerCalls([logout, { status: 204 }]);
  await expect(finishPendingSignOut()).resolves.toBe(true);
  expect([isPending(), isShared()]).toEqual([false, true]);
});
