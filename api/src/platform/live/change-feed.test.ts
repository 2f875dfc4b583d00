import { jest } from '@jest/globals';
import type { ChangeStream } from 'mongodb';
import { Types } from 'mongoose';
import { createLogger } from '../logger.ts';
import { database, withTransaction } from '../mongo.ts';
import { SESSION_USER_FIELDS } from '../sessions/session-user-fields.ts';
import { ChangeFeed } from './change-feed.ts';
import { appendEvent } from './events.ts';
import { onTestDatabase } from '../../../test/test-database.ts';
import { until } from '../../../test/until.ts';

const userId = new Types.ObjectId().toString();
let feed: ChangeFeed;
let seen: string[];
let streams: ChangeStream[];
/** Thrown by the next openings of the stream, one each. */
let failures: Error[];

onTestDatabase();

beforeEach(async () => {
  [seen, streams, failures] = [[], [], []];
  const db = database();
  const watch = db.watch.bind(db);
  jest.spyOn(db, 'watch').mockImplementation((...args) => {
    const failure = failures.shift();
    if (failure) throw failure;
    const stream = watch(...args);
    streams.push(stream);
    return stream;
  });
  const note = (name: string) => (id?: string | boolean) => void seen.push(id === undefined ? name : `${name} ${id}`);
  feed = new ChangeFeed(
    {
      onEvent: ({ data }) => void seen.push(`event ${String(data['activityId'])}`),
      onProgressChanged: (_userId, fields) => void seen.push(`moved ${String(fields['moved'])}`),
      onSessionEnded: note('session ended'),
      onSessionChanged: note('session changed'),
      onUserChanged: note('user'),
      onRegistryChanged: note('registry'),
      onContentChanged: note('content'),
      onAlive: note('alive'),
      onGap: note('gap'),
    },
    createLogger({ LOG_LEVEL: 'silent' }),
  );
  await feed.start();
});
afterEach(() => feed.stop());

const emit = (activityId: number) =>
  withTransaction((session) =>
    appendEvent(session, userId, 'activity_completed', { activityId, stageId: 1, blockId: 1, sealUnlocked: false }),
  );

const told = (line: string) => until(() => seen.includes(line));
const isAlive = () => seen.findLast((line) => line.startsWith('alive')) === 'alive true';

it('reports changes of what the process caches, and no others', async () => {
  const db = database();
  const id = new Types.ObjectId();
  await db.collection('users').insertOne({ _id: id, username: 'a', usernameKey: 'a', email: 'a' });
  await db.collection('users').updateOne({ _id: id }, { $set: { lastActiveAt: new Date(), usageSeconds: 7 } });
  await db.collection('users').updateOne({ _id: id }, { $set: { hasPremiumAccess: true } });
  await db.collection<{ _id: string }>('sessions').insertOne({ _id: 'hash' });
  await db.collection<{ _id: string }>('sessions').updateOne({ _id: 'hash' }, { $set: { lastSeenAt: new Date() } });
  await db.collection<{ _id: string }>('sessions').updateOne({ _id: 'hash' }, { $set: { confirmedAt: new Date() } });
  await db.collection<{ _id: string }>('sessions').deleteOne({ _id: 'hash' });
  await emit(1);
  await told('event 1');
  expect(seen).toEqual([
    'alive true',
    `user ${id.toString()}`,
    'session changed hash',
    'session ended hash',
    'event 1',
  ]);
});

it.each(Object.keys(SESSION_USER_FIELDS))(
  'reports that %s of an account was written, and that it was removed',
  async (field) => {
    const users = database().collection('users');
    const id = new Types.ObjectId();
    const name = id.toString();
    await users.insertOne({ _id: id, username: name, usernameKey: name, email: name, secondFactor: {} });
    const reported = () => seen.filter((line) => line === `user ${id.toString()}`).length;
    await users.updateOne({ _id: id }, { $set: { [field]: new Date() } });
    await until(() => reported() === 1);
    await users.updateOne({ _id: id }, { $unset: { [field]: 1 } });
    await until(() => reported() === 2);
    expect(reported()).toBe(2);
  },
);

it('resumes where it was interrupted: nothing is lost, nothing comes twice', async () => {
  await emit(1);
  await told('event 1');
  failures.push(new Error('no primary'), new Error('no primary'));
  await streams.at(-1)?.close();
  await told('alive false');
  expect(isAlive()).toBe(false);
  await emit(2);
  await emit(3);
  await told('event 3');
  expect(isAlive()).toBe(true);
  await emit(4);
  await told('event 4');
  expect(seen.filter((line) => line.startsWith('event'))).toEqual(['event 1', 'event 2', 'event 3', 'event 4']);
  expect(seen).not.toContain('gap');
});

it('reports a lost history, and starts anew', async () => {
  failures.push(Object.assign(new Error('history lost'), { code: 286 }));
  await streams.at(-1)?.close();
  await told('gap');
  await until(isAlive);
  await emit(5);
  await told('event 5');
  expect(seen.filter((line) => line.startsWith('alive'))[0]).toBe('alive true');
});
