import path from 'node:path';
import { MongoClient } from 'mongodb';
import { loadCredentials } from '../mongod/credentials.mjs';
import { openDataFolder, readAbout } from '../mongod/data-folder.mjs';
import { DATABASE, OPERATOR } from '../mongod/replica-set.mjs';
import { readPidFile } from '../process/pid-file.mjs';
import { APP_NAME } from './members.mjs';

/** Commands with which the API uses a member, those included by which its driver finds out who is primary. */
const COMMANDS =
  'hello isMaster ismaster ping saslStart saslContinue endSessions killCursors find getMore aggregate count distinct insert update delete findAndModify bulkWrite commitTransaction abortTransaction'.split(
    ' ',
  );

/** The members of a running cluster, for a caller that makes them fail: asked one by one, as the operator. */
export class MemberControl {
  #clients;
  #folder;

  constructor(dataDir) {
    const files = openDataFolder(path.join(dataDir, 'cluster'));
    const auth = { username: OPERATOR, password: loadCredentials(files).operator };
    const options = { auth, authSource: 'admin', serverSelectionTimeoutMS: 2000 };
    this.#folder = path.dirname(files.db);
    this.ports = readAbout(files).ports;
    this.#clients = new Map(
      this.ports.map((port) => [port, new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, options)]),
    );
  }

  async close() {
    for (const client of this.#clients.values()) await client.close();
  }

  /** The running members: `{ pid, port }`. */
  all() {
    return this.ports.map((_, i) => readPidFile(path.join(this.#folder, `${i + 1}.pid`))).filter(Boolean);
  }

  async primary() {
    for (const member of this.all()) if ((await this.#hello(member.port))?.isWritablePrimary) return member;
    throw new Error('no member takes writes');
  }

  async secondaries() {
    const { port } = await this.primary();
    return this.all().filter((member) => member.port !== port);
  }

  /** Whether one member is primary and all others are its secondaries. */
  async isWhole() {
    const answers = await Promise.all(this.ports.map((port) => this.#hello(port)));
    const count = (role) => answers.filter((answer) => answer?.[role]).length;
    return count('isWritablePrimary') === 1 && count('secondary') === this.ports.length - 1;
  }

  /** Whether a member answers. */
  async answers(port) {
    return Boolean(await this.#hello(port));
  }

  /**
   * Cuts every connection between the API and a member, and each that it opens, until the returned function is called; the other members
   * still reach it. A failpoint of mongod, for members that were started for tests.
   */
  async cut({ port }) {
    const data = { failCommands: COMMANDS, closeConnection: true, appName: APP_NAME };
    await this.#ask(port, { configureFailPoint: 'failCommand', mode: 'alwaysOn', data });
    return () => this.#ask(port, { configureFailPoint: 'failCommand', mode: 'off' });
  }

  /** Holds transactions of the API that have written, for `ms` each, before the last of their writes. @returns a function that ends this */
  async holdTransactions({ port }, ms) {
    const data = { failCommands: ['insert'], namespace: `${DATABASE}.events`, blockConnection: true, blockTimeMS: ms };
    await this.#ask(port, {
      configureFailPoint: 'failCommand',
      mode: 'alwaysOn',
      data: { ...data, appName: APP_NAME },
    });
    return () => this.#ask(port, { configureFailPoint: 'failCommand', mode: 'off' });
  }

  /** Ports of the connections that write into the outbox of live events, the last write of a transaction, at this moment. */
  async portsInTransaction({ port }) {
    const pipeline = [{ $currentOp: { allUsers: true } }, { $match: { 'command.insert': 'events', active: true } }];
    const found = await this.#clients.get(port).db('admin').aggregate(pipeline).toArray();
    return found.map(({ client }) => Number(client.split(':').at(-1)));
  }

  #hello = (port) => this.#ask(port, { hello: 1 }).catch(() => undefined);

  #ask(port, command) {
    return this.#clients.get(port).db('admin').command(command, { timeoutMS: 2000 });
  }
}
