import { getCurrentUser } from '@app/contract/sign-in';
import { aUser } from '@app/shared-ui/testing/mock-host';
import { answerCalls, type FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { QueryClient } from '@tanstack/react-query';
import { sessionQuery } from './session-query.ts';

const message = { message: 'x' };
const signedIn: FakeAnswer = { body: { user: aUser({ username: 'ana' }) } };

/** The user that a page shows after each of these answers. */
async function usersAfter(...answers: readonly FakeAnswer[]) {
  const queryClient = new QueryClient();
  const users: (string | null)[] = [];
  for (const answer of answers) {
    answerCalls([getCurrentUser, answer]);
    const user = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    users.push(user?.username ?? null);
  }
  return users;
}

it.each([401, 403, 429, 500, 503])('1§7: a page that opens on a %i is a visitor’s', async (status) => {
  expect(await usersAfter({ status, body: message })).toEqual([null]);
});

it.each([429, 500, 502, 503])('a signed-in page stays signed in on a %i', async (status) => {
  expect(await usersAfter(signedIn, { status, body: message }, signedIn)).toEqual(['ana', 'ana', 'ana']);
});

it.each([401, 403])('a signed-in page is signed out on a %i', async (status) => {
  expect(await usersAfter(signedIn, { status, body: message })).toEqual(['ana', null]);
});
