import { MongoClient } from 'mongodb';
import { ensureAppUser } from './app-user.mjs';

export const SET_NAME = 'reencuentro';
export const DATABASE = 'reencuentro';

/** A new data folder syncs about 230 files, one after another: 0.2 s for each while the disk is busy with something else. */
const READY_MS = 180_000;
const POLL_MS = 50;
const AUTHENTICATION_FAILED = 18;
export const OPERATOR = 'operator';

/**
 * Full address of a set on this machine.
 * @param ports of its members
 * @param user `{ name, password }`, or undefined for a set without access control
 */
export function addressOf(ports, user) {
  const login = user ? `${user.name}:${encodeURIComponent(user.password)}@` : '';
  const query = new URLSearchParams({
    replicaSet: SET_NAME,
    w: 'majority',
    retryWrites: 'true',
    ...(user && { authSource: 'admin' }),
  });
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  return `mongodb://${login}${hosts}/${DATABASE}?${query}`;
}

/** Waits until mongod answers; gives up early if `failed` rejects (the process has ended). */
export async function waitForAnswer(port, failed) {
  await Promise.race([failed, poll(() => withClient(port, undefined, hello), 'mongod does not answer')]);
}

/** Initiates the replica set at the first start and, with credentials, creates its operator (MongoDB's localhost exception). */
export async function createReplicaSet(port, credentials) {
  await withClient(port, undefined, async (client) => {
    const admin = client.db('admin');
    await admin.command({ replSetInitiate: configuration(port) });
    await waitForPrimary(client);
    if (credentials) await admin.command({ createUser: OPERATOR, pwd: credentials.operator, roles: ['root'] });
  });
}

/** Sets the member's address to this port, at every start, and waits until it is primary. */
export async function openReplicaSet(port, credentials) {
  const operator = credentials && { name: OPERATOR, password: credentials.operator };
  await withClient(port, operator, async (client) => {
    const admin = client.db('admin');
    // The configuration is polled: a moment after its start mongod has not read it yet.
    const { config } = await poll(() => admin.command({ replSetGetConfig: 1 }), 'the replica set has no configuration');
    if (config.members[0].host !== `127.0.0.1:${port}`) {
      const moved = { ...configuration(port), version: config.version + 1 };
      await admin.command({ replSetReconfig: moved, force: true });
    }
    await waitForPrimary(client);
    if (credentials) await ensureAppUser(admin, { database: client.db(DATABASE), password: credentials.app });
  });
}

function configuration(port) {
  return {
    _id: SET_NAME,
    version: 1,
    members: [{ _id: 0, host: `127.0.0.1:${port}` }],
    settings: { electionTimeoutMillis: 2000 },
  };
}

export async function waitForPrimary(client) {
  await poll(async () => {
    const { isWritablePrimary } = await hello(client);
    if (!isWritablePrimary) throw new Error('not yet primary');
  }, 'the replica set does not become writable');
}

const hello = (client) => client.db('admin').command({ hello: 1 });

async function withClient(port, user, work) {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 5000,
    ...(user && { auth: { username: user.name, password: user.password }, authSource: 'admin' }),
  });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

async function poll(attempt, fault) {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (error.code === AUTHENTICATION_FAILED || Date.now() > deadline)
        throw new Error(`${fault} (${error.message})`, { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
