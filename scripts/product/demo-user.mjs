import { randomUUID } from 'node:crypto';
import { Stop } from '../terminal/say.mjs';

export const DEMO_PASSWORD = 'demo-1234';

/** Calls the API. @returns `{ status, cookies, text }` */
export async function call(url, method, address, { cookie = '', body } = {}) {
  const answer = await fetch(url + address, {
    method,
    headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, cookies: answer.headers.getSetCookie(), text: await answer.text() };
}

/** @throws Stop naming `what` if the answer has another status */
export async function expectStatus(wanted, answer, what) {
  if (answer.status !== wanted) throw new Stop(`${what}: ${answer.status}, not ${wanted}`);
  return answer;
}

/** Signs in with a demo account. @returns `{ url, cookie }` for the calls of that session */
export async function signIn(url, username) {
  const answer = await call(url, 'POST', '/api/auth/login', { body: { username, password: DEMO_PASSWORD } });
  const { cookies } = await expectStatus(200, answer, `sign-in of ${username}`);
  return { url, cookie: cookies.map((line) => line.split(';')[0]).join('; ') };
}

/** Writes the note of a day, as a device of its own. */
export async function writeDay({ url, cookie }, key, note) {
  const op = { opId: randomUUID(), opNo: 1, kind: 'day', key, action: 'set', createdAt: new Date().toISOString() };
  const body = { clientId: randomUUID(), ops: [{ ...op, fields: { note: { value: note, baseRev: 0 } } }] };
  await expectStatus(200, await call(url, 'POST', '/api/sync/push', { cookie, body }), 'a push');
}

/** Everything that an account has written, as the text of the answers. */
export async function pull({ url, cookie }) {
  let found = '';
  for (let cursor = 0, more = true; more;) {
    const answer = await call(url, 'GET', `/api/sync/pull?cursor=${cursor}`, { cookie });
    const { text } = await expectStatus(200, answer, 'a pull');
    found += text;
    ({ cursor, more } = JSON.parse(text));
  }
  return found;
}
