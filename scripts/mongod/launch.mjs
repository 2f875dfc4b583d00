import { spawn } from 'node:child_process';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { freePort } from '../process/free-port.mjs';
import { readPidFile, writePidFile } from '../process/pid-file.mjs';
import { stopProcess } from '../process/stop.mjs';
import { Stop } from '../terminal/say.mjs';
import { loadCredentials } from './credentials.mjs';
import { openDataFolder, prepareDatabaseFolder, readAbout, writeAbout, writeAddress } from './data-folder.mjs';
import { findMongod } from './find-mongod.mjs';
import { addressOf, createReplicaSet, openReplicaSet, SET_NAME, waitForAnswer } from './replica-set.mjs';

const STOP_MS = 30_000;
const FOLDER_IN_USE = 100;

/**
 * `exited` resolves to the exit code or signal when mongod ends, expected or not.
 * @typedef {{ uri: string, exited: Promise<unknown>, stop: () => Promise<void> }} LaunchedMongod
 */

/**
 * Starts the embedded MongoDB of a data folder: one-member replica set on 127.0.0.1, its address in `DATA_DIR/mongod/uri`.
 * Ends a mongod that a killed start left running.
 * @param {{ dataDir: string, auth?: boolean }} options auth: false for tests: no users, any database may be used and dropped
 * @returns {Promise<LaunchedMongod>}
 */
export async function launchMongod({ dataDir, auth = true }) {
  const files = openDataFolder(dataDir);
  const about = readAbout(files);
  const credentials = auth ? loadCredentials(files) : undefined;
  const left = readPidFile(files.pid);
  if (left) await stopProcess(left, STOP_MS);
  const server = await startServer(files, about, auth);
  try {
    if (!about?.ready) await createReplicaSet(server.port, credentials);
    await openReplicaSet(server.port, credentials);
  } catch (error) {
    await stopServer(server, files);
    throw error;
  }
  writeAbout(files, { ...server.about, port: server.port, ready: true });
  const uri = addressOf([server.port], credentials && { name: 'app', password: credentials.app });
  writeAddress(files, uri);
  return { uri, exited: server.exited, stop: () => stopServer(server, files) };
}

async function startServer(files, about, auth) {
  const binary = await findMongod({ major: about?.major });
  prepareDatabaseFolder(files, about);
  const port = (about?.port && (await freePort(about.port))) || (await freePort());
  const log = openSync(files.log, 'a', 0o600);
  const args = [
    '--dbpath',
    files.db,
    '--port',
    String(port),
    '--bind_ip',
    '127.0.0.1',
    '--nounixsocket',
    '--replSet',
    SET_NAME,
  ];
  const sizes = [
    '--wiredTigerCacheSizeGB',
    '0.5',
    '--oplogSize',
    '256',
    '--setParameter',
    'diagnosticDataCollectionEnabled=false',
    // Seconds after which mongod ends the transactions that a killed API process leaves open, with their documents locked (60 by default).
    '--setParameter',
    'transactionLifetimeLimitSeconds=3',
  ];
  // Detached: Ctrl-C must reach the API first and mongod last, through this process.
  const child = spawn(binary.path, [...args, ...sizes, ...(auth ? ['--keyFile', files.key] : [])], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  writeAbout(files, { version: binary.version, major: binary.major, port, ready: Boolean(about?.ready) });
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  writePidFile(files.pid, child.pid);
  const server = {
    exited,
    noted: readPidFile(files.pid),
    port,
    about: { version: binary.version, major: binary.major },
  };
  // A fault is told only during the start: later, `exited` reports exits, and the log may be gone.
  let tellFault;
  const failed = new Promise((_, reject) => (tellFault = (code) => reject(startFault(code, files))));
  failed.catch(() => undefined);
  child.once('exit', tellFault);
  try {
    await waitForAnswer(port, failed);
    child.off('exit', tellFault);
  } catch (error) {
    await stopServer(server, files);
    throw error;
  }
  return server;
}

function startFault(code, files) {
  if (code === FOLDER_IN_USE)
    return new Stop(`Another mongod uses ${files.db}. Stop it, or set DATA_DIR to another folder.`);
  const tail = readFileSync(files.log, 'utf8').trim().split('\n').slice(-5).join('\n');
  return new Stop(`MongoDB did not start (code ${code}). The end of ${files.log}:\n${tail}`);
}

async function stopServer(server, files) {
  await stopProcess(server.noted, STOP_MS);
  rmSync(files.uri, { force: true });
  rmSync(files.pid, { force: true });
}
