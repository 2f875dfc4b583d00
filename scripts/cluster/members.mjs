import { mkdirSync, openSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { ensureAppUser } from '../mongod/app-user.mjs';
import { loadCredentials } from '../mongod/credentials.mjs';
import { openDataFolder, readAbout, writeAbout } from '../mongod/data-folder.mjs';
import { findMongod } from '../mongod/find-mongod.mjs';
import { addressOf, DATABASE, OPERATOR, SET_NAME, waitForAnswer, waitForPrimary } from '../mongod/replica-set.mjs';
import { freePorts } from '../process/free-port.mjs';
import { stopProcess } from '../process/stop.mjs';
import { readPidFile, writePidFile } from '../process/pid-file.mjs';
import { Stop } from '../terminal/say.mjs';

const STOP_MS = 30_000;

/**
 * A replica set of several members on this machine, with data of its own in `DATA_DIR/cluster`.
 * Their ports are chosen at the first start and stay: the set's configuration names them.
 * @param {{ dataDir: string, members: number }} options
 * @returns `{ starts, open }`: `starts` has a function for each member that starts it and returns `{ exited, stop }`; `open` makes the set and its
 *   users when all answer, and returns the address for the API
 * @throws Stop if the folder has a set of another size
 */
export async function describeMembers({ dataDir, members }) {
  const files = openDataFolder(path.join(dataDir, 'cluster'));
  const credentials = loadCredentials(files);
  const binary = await findMongod({ major: readAbout(files)?.major });
  const ports = readAbout(files)?.ports ?? (await freePorts(members));
  if (ports.length !== members)
    throw new Stop(
      `${path.dirname(files.db)} has ${ports.length} members: say --members ${ports.length}, or set DATA_DIR to another folder.`,
    );
  writeAbout(files, { ready: false, ...readAbout(files), version: binary.version, major: binary.major, ports });
  const starts = ports.map((port, i) => () => startMember({ files, binary, port, name: String(i + 1) }));
  return { starts, open: () => openSet(files, ports, credentials) };
}

async function startMember({ files, binary, port, name }) {
  const folder = path.join(path.dirname(files.db), name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pidFile = path.join(path.dirname(files.db), `${name}.pid`);
  const left = readPidFile(pidFile);
  if (left) await stopProcess(left, STOP_MS);
  const where = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'];
  const set = ['--replSet', SET_NAME, '--keyFile', files.key];
  const sizes = ['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '256'];
  // By default a member that is told to end waits 15 s for another to take over; here all end.
  const parameters = [
    'diagnosticDataCollectionEnabled=false',
    'transactionLifetimeLimitSeconds=3',
    'oplogNetworkTimeoutBufferSeconds=1',
    'oplogFetcherSteadyStateMaxFetcherRestarts=0',
    'shutdownTimeoutMillisForSignaledShutdown=100',
  ];
  const log = openSync(path.join(path.dirname(files.db), `${name}.log`), 'a', 0o600);
  // Detached: Ctrl-C must reach the API first and mongod last, through this process.
  const child = spawn(
    binary.path,
    [...where, ...set, ...sizes, ...parameters.flatMap((parameter) => ['--setParameter', parameter])],
    { detached: true, stdio: ['ignore', log, log] },
  );
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  writePidFile(pidFile, child.pid);
  const noted = readPidFile(pidFile);
  await waitForAnswer(
    port,
    exited.then((code) =>
      Promise.reject(new Stop(`Member ${name} of MongoDB did not start (${code}): its log is in ${folder}.log`)),
    ),
  );
  return { exited, stop: () => stopProcess(noted, STOP_MS) };
}

async function openSet(files, ports, credentials) {
  if (!readAbout(files).ready) await makeSet(ports, credentials);
  const client = new MongoClient(addressOf(ports, { name: OPERATOR, password: credentials.operator }));
  try {
    await ensureAppUser(client.db('admin'), { database: client.db(DATABASE), password: credentials.app });
  } finally {
    await client.close();
  }
  writeAbout(files, { ...readAbout(files), ready: true });
  return addressOf(ports, { name: 'app', password: credentials.app });
}

/** Makes the operator where the first member is primary: MongoDB lets only a caller on its own machine do so, and only once. */
async function makeSet(ports, { operator }) {
  const first = new MongoClient(`mongodb://127.0.0.1:${ports[0]}/?directConnection=true`);
  try {
    const admin = first.db('admin');
    const members = ports.map((port, _id) => ({ _id, host: `127.0.0.1:${port}`, priority: _id === 0 ? 2 : 1 }));
    await admin
      .command({
        replSetInitiate: { _id: SET_NAME, members, settings: SHORT_ELECTION },
      })
      .catch(unlessCode(ALREADY_INITIALIZED));
    await waitForPrimary(first);
    await admin.command({ createUser: OPERATOR, pwd: operator, roles: ['root'] }).catch(unlessCode(UNAUTHORIZED));
  } finally {
    await first.close();
  }
}

/**
 * Settings that fit several heartbeats into the time of an election. By default heartbeats are 2 s apart: a primary that hears of its last
 * secondary so seldom takes it for gone and steps down, again and again. By default a new primary also waits for the silent one, 2 s, in case it
 * has a later write; what is on a majority, as every acknowledged one is, the new primary has anyway.
 */
const SHORT_ELECTION = {
  electionTimeoutMillis: 2000,
  heartbeatTimeoutSecs: 2,
  heartbeatIntervalMillis: 500,
  catchUpTimeoutMillis: 500,
};

const ALREADY_INITIALIZED = 23;
const UNAUTHORIZED = 13; // an interrupted first start has made the user
const unlessCode = (code) => (error) => {
  if (error.code !== code) throw error;
};
