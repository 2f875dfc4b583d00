import { forgotPassword } from '@app/contract/account-mails';
import { getCurrentUser, logout } from '@app/contract/sign-in';
import { listWeekActivities } from '@app/contract/blocks';
import { ApiError, call, callOrNull, keyOf, NetworkError, pathOf } from '@app/shared-ui/host';
import { aUser } from '../testing/a-user.ts';
import { setPageAccount } from './page-account.ts';

function answer(...answers: (Response | Error)[]) {
  const requests: { readonly head: Request; readonly body: string }[] = [];
  const fetch = jest.spyOn(globalThis, 'fetch');
  for (const each of answers) {
    fetch.mockImplementationOnce(async (input) => {
      // Read here: afterwards the body is gone.
      if (input instanceof Request) requests.push({ head: input, body: await input.text() });
      if (each instanceof Error) throw each;
      return each;
    });
  }
  return requests;
}

it('sends the session cookie, and no body where there is none', async () => {
  const requests = answer(new Response(null, { status: 204 }));
  await expect(call(logout, {})).resolves.toBeUndefined();
  expect(requests).toMatchObject([
    { head: { method: 'POST', url: 'http://localhost/api/auth/logout', credentials: 'include' }, body: '' },
  ]);
  expect(requests[0]?.head.headers.get('content-type')).toBeNull();
});

it('says whose page it is, once that is known, but not where it asks whose the session is', async () => {
  const named = () => requests.map(({ head }) => head.headers.get('X-Account'));
  const requests = answer(...Array.from({ length: 3 }, () => new Response(null, { status: 204 })));
  await call(logout, {});
  setPageAccount('ana');
  await call(logout, {});
  await call(logout, { account: '' });
  setPageAccount(undefined);
  expect(named()).toEqual([null, 'ana', '']);
});

it('sends JSON where there is a body', async () => {
  const requests = answer(Response.json({ message: 'Enviado.' }));
  await expect(call(forgotPassword, { body: { email: 'ana@example.com' } })).resolves.toEqual({ message: 'Enviado.' });
  expect(requests[0]?.head.headers.get('content-type')).toBe('application/json');
  expect(requests[0]?.body).toBe('{"email":"ana@example.com"}');
});

it.each([
  [new Response('{"message":"No."}', { status: 403 }), '403: {"message":"No."}', { message: 'No.' }],
  [new Response('roto', { status: 500 }), '500: roto', undefined],
  [new Response('', { status: 500, statusText: 'Internal Server Error' }), '500: Internal Server Error', undefined],
  [new Response('[1]', { status: 400 }), '400: [1]', undefined],
])('raises status and body, or the status text: %#', async (response, message, problem) => {
  answer(response);
  const error: unknown = await call(getCurrentUser, {}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message, problem, status: response.status });
});

it('sends one request, also when the answer was an error', async () => {
  answer(new Response('', { status: 503 }));
  await expect(call(getCurrentUser, {})).rejects.toThrow(/^503: /);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('distinguishes a lost network from an answer', async () => {
  answer(new TypeError('Failed to fetch'));
  await expect(call(getCurrentUser, {})).rejects.toBeInstanceOf(NetworkError);
});

it('waits longer where there is much to send: a slow line has not sent it yet', async () => {
  jest.useFakeTimers();
  try {
    const never = new Promise<never>(() => undefined);
    jest.spyOn(globalThis, 'fetch').mockReturnValue(never);
    const ended: string[] = [];
    const note = (name: string, length: number) =>
      void call(forgotPassword, { body: { email: 'a'.repeat(length) } }).catch((error: unknown) => {
        if (error instanceof NetworkError) ended.push(name);
      });
    note('short', 20);
    note('long', 900_000);
    await jest.advanceTimersByTimeAsync(21_000);
    expect(ended).toEqual(['short']);
    await jest.advanceTimersByTimeAsync(100_000);
    expect(ended).toEqual(['short', 'long']);
  } finally {
    jest.useRealTimers();
  }
});

it('does not take an invalid answer for a lost network', async () => {
  answer(Response.json({ user: { id: 7 } }));
  await expect(call(getCurrentUser, {})).rejects.not.toBeInstanceOf(NetworkError);
});

it('removes unknown fields', async () => {
  answer(Response.json({ user: { ...aUser(), passwordHash: 'x' }, more: 1 }));
  await expect(call(getCurrentUser, {})).resolves.toEqual({ user: aUser() });
});

it('has a null for 401 only where that is asked for', async () => {
  answer(new Response('', { status: 401 }), new Response('', { status: 500 }));
  await expect(callOrNull(getCurrentUser, {})).resolves.toBeNull();
  await expect(callOrNull(getCurrentUser, {})).rejects.toThrow(/^500: /);
});

it('derives paths and keys from the same pieces', () => {
  expect(pathOf(listWeekActivities, { id: 'a/b' })).toBe('/api/weeks/a%2Fb/activities');
  expect(keyOf(listWeekActivities, { id: 3 })).toEqual(['/api/weeks', '3', 'activities']);
});
