import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startMessenger } from '../live/messenger.mjs';

const USERS = 500;
/** Events that are written before any is awaited. */
const BATCH = 500;
/** Events a second while delays are measured: far from what either can do. */
const CALM_PER_SECOND = 100;
const CROWD = path.join(import.meta.dirname, '../live/crowd.mjs');

/** Sockets of many users at the API and at the bare server, each held by a process of its own. */
async function openLive(place, name, perUser) {
  const users = await Promise.all(Array.from({ length: USERS }, (_, i) => place.user(`${name}-${i}`)));
  const bare = await place.bareLive();
  const sides = await Promise.all(
    [
      { collection: 'events', url: place.api, cookies: users.map(({ cookie }) => cookie) },
      { collection: 'bareLive', url: bare.url, cookies: users.map(({ id }) => `uid=${id}`) },
    ].map(async ({ collection, url, cookies }) => {
      const crowd = startMessenger(CROWD);
      await crowd.ask('connect', { url: `${url.replace('http', 'ws')}/ws`, cookies, perCookie: perUser });
      return { collection: place.db.collection(collection), crowd };
    }),
  );
  const close = async () => {
    for (const { crowd } of sides) await crowd.ask('close').finally(() => crowd.stop());
    await bare.stop();
  };
  return { users, sides, close };
}

const eventsFor = (users, count) =>
  Array.from({ length: count }, (_, i) => ({
    uid: users[i % users.length].id,
    event: 'settings_updated',
    data: { seq: i, rev: Date.now() },
    adminOnly: false,
    at: new Date(),
  }));

/** Events a second from the write to the last socket. */
async function rateOf({ collection, crowd }, users, perUser, ms) {
  await crowd.ask('reset');
  const startedAt = performance.now();
  let sent = 0;
  while (performance.now() - startedAt < ms) {
    await collection.insertMany(eventsFor(users, BATCH));
    sent += BATCH;
    await crowd.ask('count', { expected: sent * perUser });
  }
  return sent / ((performance.now() - startedAt) / 1000);
}

/** 99th percentile of the milliseconds from a write to its frame, with few events. */
async function delayOf({ collection, crowd }, users, perUser, ms) {
  await crowd.ask('reset');
  const count = Math.ceil((ms / 1000) * CALM_PER_SECOND);
  for (let i = 0; i < count; i++) {
    await collection.insertOne(eventsFor([users[i % users.length]], 1)[0]);
    await setTimeout(1000 / CALM_PER_SECOND);
  }
  return (await crowd.ask('count', { expected: count * perUser })).p99;
}

function liveRow({ measureSide, perUser, ...row }) {
  return {
    ...row,
    async measure(place, { rounds, ms }) {
      const { users, sides, close } = await openLive(place, row.id, perUser);
      try {
        for (const side of sides) await measureSide(side, users, perUser, ms / 2);
        const pairs = [];
        for (let round = 0; round < rounds; round++) {
          const pair = [];
          for (const at of round % 2 ? [0, 1] : [1, 0]) pair[at] = await measureSide(sides[at], users, perUser, ms);
          pairs.push(pair);
        }
        return pairs;
      } finally {
        await close();
      }
    },
  };
}

const against = 'a change stream and bare sockets';

export default [
  liveRow({
    id: 'live',
    what: `live events to ${USERS * 2} sockets`,
    against,
    unit: 'events/s',
    target: 0.7,
    perUser: 2,
    measureSide: rateOf,
  }),
  liveRow({
    id: 'live-5k',
    what: `live events to ${USERS * 10} sockets`,
    against,
    unit: 'events/s',
    target: 0.7,
    perUser: 10,
    measureSide: rateOf,
  }),
  liveRow({
    id: 'live-p99',
    what: 'from a write to its frame, p99',
    against,
    unit: 'ms',
    atMost: 2,
    perUser: 2,
    measureSide: delayOf,
  }),
];
