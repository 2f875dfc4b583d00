import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { z } from 'zod';
import { freePorts } from '../../scripts/process/free-port.mjs';
import { findMongod } from '../../scripts/mongod/find-mongod.mjs';
import { until } from './until.ts';

const NAME = 'outages';
const ELECTION_MS = 2000;
/**
 * Several within `ELECTION_MS`: a primary whose heartbeats are as far apart as an election takes (2 s is mongod's default) does not hear of
 * its last secondary in time, and steps down again and again.
 */
const HEARTBEAT_MS = 500;
const START_MS = 90_000;

/** Answer of `replSetGetStatus`: the member's own state, and whom it copies from (empty on a primary). */
const memberState = z.object({
  syncSourceHost: z.string(),
  members: z.array(z.object({ self: z.boolean().optional(), stateStr: z.string() })),
});

interface Member {
  readonly port: number;
  readonly dbPath: string;
  child: ChildProcess;
}

/** Three members on this machine, which a test may kill, freeze or make fail. */
export class ReplicaSet {
  readonly #folder = mkdtempSync(join(tmpdir(), 'reencuentro-set-'));
  readonly #members: Member[] = [];
  #binary = '';

  static async start(): Promise<ReplicaSet> {
    const set = new ReplicaSet();
    set.#binary = (await findMongod()).path;
    for (const port of await freePorts(3)) {
      const dbPath = join(set.#folder, String(port));
      mkdirSync(dbPath);
      set.#members.push({ port, dbPath, child: set.#run(port, dbPath) });
    }
    await until(
      async () => (await Promise.all(set.#members.map((member) => set.#hello(member)))).every(Boolean),
      START_MS,
    );
    const members = set.#members.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}` }));
    await set.#ask(set.#members[0], {
      replSetInitiate: {
        _id: NAME,
        members,
        settings: {
          electionTimeoutMillis: ELECTION_MS,
          heartbeatTimeoutSecs: 2,
          heartbeatIntervalMillis: HEARTBEAT_MS,
        },
      },
    });
    await set.untilWhole();
    return set;
  }

  get uri(): string {
    const hosts = this.#members.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `mongodb://${hosts}/?replicaSet=${NAME}&w=majority&retryWrites=true`;
  }

  /**
   * Waits until one member is primary and both others copy from another. One that is just choosing whom to copy from when that member
   * freezes waits 20 s for it, and with it every save: two faults at once, beside which no set of three takes one.
   */
  async untilWhole(): Promise<void> {
    await until(async () => {
      const states = await Promise.all(this.#members.map((member) => this.#stateOf(member)));
      return states.toSorted().join(', ') === 'PRIMARY, SECONDARY that copies, SECONDARY that copies';
    }, START_MS);
  }

  /** kill -9 of the primary, without warning; a replacement is started. */
  async killPrimary(): Promise<void> {
    const member = await this.#primary();
    const gone = once(member.child, 'exit');
    member.child.kill('SIGKILL');
    await gone;
    member.child = this.#run(member.port, member.dbPath);
  }

  /** Suspends the primary: its connections stay open, and nothing is answered until the returned function is called. */
  async freezePrimary(): Promise<() => void> {
    const { child } = await this.#primary();
    child.kill('SIGSTOP');
    return () => void child.kill('SIGCONT');
  }

  /** Suspends two of three members, as a cut cable would; the third has no majority. */
  async freezeMajority(): Promise<() => void> {
    const primary = await this.#primary();
    const frozen = this.#members.filter((member) => member !== primary);
    for (const { child } of frozen) child.kill('SIGSTOP');
    return () => {
      for (const { child } of frozen) child.kill('SIGCONT');
    };
  }

  /** Makes the primary refuse commands (a failpoint of mongod) until the returned function is called. */
  async failCommands(commands: readonly string[], errorCode: number): Promise<() => Promise<void>> {
    const primary = await this.#primary();
    await this.#ask(primary, {
      configureFailPoint: 'failCommand',
      mode: 'alwaysOn',
      data: { failCommands: commands, errorCode },
    });
    return async () => void (await this.#ask(primary, { configureFailPoint: 'failCommand', mode: 'off' }));
  }

  async stop(): Promise<void> {
    const running = this.#members.filter(({ child }) => child.exitCode === null && child.signalCode === null);
    const gone = running.map(({ child }) => once(child, 'exit'));
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(gone);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(port: number, dbPath: string): ChildProcess {
    const where = ['--dbpath', dbPath, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'];
    const sizes = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '64'];
    const parameters = [
      'enableTestCommands=1',
      'diagnosticDataCollectionEnabled=false',
      'transactionLifetimeLimitSeconds=3',
      'oplogNetworkTimeoutBufferSeconds=1',
      'oplogFetcherSteadyStateMaxFetcherRestarts=0',
    ];
    return spawn(
      this.#binary,
      [...where, '--replSet', NAME, ...sizes, ...parameters.flatMap((parameter) => ['--setParameter', parameter])],
      { stdio: 'ignore' },
    );
  }

  async #primary(): Promise<Member> {
    for (const member of this.#members) if ((await this.#hello(member))?.['isWritablePrimary']) return member;
    throw new Error('no member takes writes');
  }

  async #stateOf(member: Member): Promise<string> {
    const status = await this.#ask(member, { replSetGetStatus: 1 }).catch(() => undefined);
    const state = memberState.safeParse(status).data;
    if (!state) return 'silent';
    const { stateStr } = state.members.find(({ self }) => self) ?? { stateStr: 'unknown' };
    return state.syncSourceHost ? `${stateStr} that copies` : stateStr;
  }

  #hello = (member: Member) => this.#ask(member, { hello: 1 }).catch(() => undefined);

  async #ask(member: Member | undefined, command: Record<string, unknown>): Promise<Record<string, unknown>> {
    const client = new MongoClient(`mongodb://127.0.0.1:${member?.port}/?directConnection=true`, {
      serverSelectionTimeoutMS: 2000,
    });
    try {
      return await client.db('admin').command(command);
    } finally {
      await client.close();
    }
  }
}
