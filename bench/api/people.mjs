import { createHash, createHmac, randomBytes } from 'node:crypto';
import { ObjectId } from 'mongodb';

const BATCH = 5_000;
const PER_STAGE = 9;
const STAGES_PER_BLOCK = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

const stageOf = (activity) => Math.ceil(activity / PER_STAGE);
const baseOf = (activity) =>
  (Math.ceil(stageOf(activity) / STAGES_PER_BLOCK) - 1) * PER_STAGE + ((activity - 1) % PER_STAGE) + 1;

/** The progress document of a user who has completed activities 1…n, as the API stores it. */
function progressOf(id, completed) {
  const record = { _id: id, statuses: {}, changedAt: {}, completedCount: completed, stageCounts: {}, baseCounts: {} };
  for (let activity = 1; activity <= completed; activity++) {
    record.statuses[activity] = 'completed';
    record.changedAt[activity] = new Date();
    record.stageCounts[stageOf(activity)] = (record.stageCounts[stageOf(activity)] ?? 0) + 1;
    record.baseCounts[baseOf(activity)] = (record.baseCounts[baseOf(activity)] ?? 0) + 1;
  }
  return record;
}

function userOf(id, name) {
  return {
    _id: id,
    username: name,
    usernameKey: name,
    email: `${name}@bench.example`,
    firstName: '',
    lastName: '',
    passwordHash: 'none',
    role: 'user',
    isActive: true,
    isEmailVerified: true,
    // Without consent the API accepts no text.
    consent: { version: '1', at: new Date() },
    hasPremiumAccess: true,
    createdAt: new Date(),
    lastActiveAt: new Date(),
    usageSeconds: 0,
  };
}

/** Inserts users who are somewhere in their first blocks, most of them near the beginning. */
export async function addCrowd(db, count) {
  for (let done = 0; done < count; done += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, count - done) }, () => new ObjectId());
    await db.collection('users').insertMany(
      ids.map((id) => userOf(id, `crowd-${id}`)),
      { ordered: false },
    );
    await db.collection('progress').insertMany(
      ids.map((id, i) => progressOf(id, (i * i) % 70)),
      { ordered: false },
    );
  }
}

/** A signed-in user without progress. @returns the Cookie header and the id */
export async function addReader(db, { name, sessionKey }) {
  const id = new ObjectId();
  await db.collection('users').insertOne(userOf(id, name));
  const sid = randomBytes(32).toString('base64url');
  const now = new Date();
  await db.collection('sessions').insertOne({
    _id: createHash('sha256').update(sid).digest('base64url'),
    uid: id,
    confirmedAt: now,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
    userAgent: 'bench',
    ip: '127.0.0.1',
  });
  const signature = createHmac('sha1', sessionKey).update(`sid=${sid}`).digest('base64url');
  return { cookie: `sid=${sid}; sid.sig=${signature}`, id };
}
