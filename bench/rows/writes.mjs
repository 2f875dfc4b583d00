import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../api/place.mjs';
import { rateRounds } from './rate-row.mjs';

const DEVICES = 8;
const USERS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days between the first texts of two devices: each writes into days of its own, so that none makes versions of another's text. */
const APART = 100_000;
let started = 0;
const ACTIVITIES = 9;

/** A device that writes a text into one day after another. @returns its next request */
function writingDevice({ cookie }) {
  const clientId = randomUUID();
  const first = Date.UTC(1000, 0, 1) + started * APART * DAY_MS;
  started += 1;
  let opNo = 0;
  return () => {
    opNo += 1;
    const op = {
      opId: randomUUID(),
      opNo,
      kind: 'day',
      key: new Date(first + opNo * DAY_MS).toISOString().slice(0, 10),
      action: 'set',
      createdAt: new Date().toISOString(),
      fields: { note: { value: `Hoy he caminado despacio junto al mar, ${opNo}.`, baseRev: 0 } },
    };
    return { method: 'POST', path: '/api/sync/push', headers: { cookie }, body: { clientId, ops: [op] } };
  };
}

const writers = (url, devices) => ({
  url,
  request: (i) => devices[i](),
  status: 200,
  count: devices.length,
});
const usersOf = (place, name, count) =>
  Promise.all(Array.from({ length: count }, (_, i) => place.user(`${name}-${i}`)));

const save = {
  id: 'save',
  what: `push of one text operation, four users at once`,
  against: "the driver's transaction of five writes, majority, journaled",
  unit: 'saves/s',
  target: 0.75,
  async measure(place, effort) {
    const side = (url) => writers(url, place.writers.map(writingDevice));
    return rateRounds({ ours: side(place.api), baseline: side(place.bare) }, effort);
  },
};

const saveSame = {
  id: 'save-same',
  what: `push from ${DEVICES} devices of one user`,
  against: 'the same from one device',
  unit: 'saves/s',
  target: 0.8,
  async measure(place, effort) {
    const [many, one] = place.writers;
    const devices = Array.from({ length: DEVICES }, () => writingDevice(many));
    return rateRounds(
      { ours: writers(place.api, devices), baseline: writers(place.api, [writingDevice(one)]) },
      effort,
    );
  },
};

/** A user who completes the first stage's activities again and again. */
function completing({ cookie }) {
  let count = 0;
  return () => {
    const id = (count % ACTIVITIES) + 1;
    count += 1;
    return {
      method: 'PATCH',
      path: `/api/activities/${id}/status`,
      headers: { cookie },
      body: { status: 'completed' },
    };
  };
}

const complete = {
  id: 'complete',
  what: `PATCH of an activity, ${USERS} users at once`,
  against: "the driver's two writes in a transaction",
  unit: 'calls/s',
  target: 0.75,
  async measure(place, effort) {
    const side = async (url, name) => writers(url, (await usersOf(place, name, USERS)).map(completing));
    return rateRounds(
      { ours: await side(place.api, 'complete'), baseline: await side(place.bare, 'bare-complete') },
      effort,
    );
  },
};

const login = {
  id: 'login',
  what: 'sign-ins, two at a time',
  against: 'bcryptjs in a bare worker thread',
  unit: 'sign-ins/s',
  target: 0.9,
  async measure(place, effort) {
    const users = await usersOf(place, 'login', 2);
    const side = (url) => ({
      url,
      request: (i) => ({
        method: 'POST',
        path: '/api/auth/login',
        body: { username: users[i].username, password: PASSWORD },
      }),
      status: 200,
      count: users.length,
    });
    return rateRounds({ ours: side(place.api), baseline: side(place.bare) }, effort);
  },
};

export default [save, saveSame, complete, login];
