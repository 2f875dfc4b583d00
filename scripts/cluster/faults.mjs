import { readPidFile } from '../process/pid-file.mjs';
import { deployToken } from '../product/deploy-token.mjs';
import { registryClient } from '../registry/registry-client.mjs';
import { apiPidFile } from '../start/take-place.mjs';
import { localPorts } from './local-ports.mjs';
import { pause, until } from './wait.mjs';

const AWAY_MS = 5_000;
/** Longest time without an acknowledged write, in milliseconds. */
const PRIMARY_MS = 3_500;
const PROCESS_MS = 1_000;
/** Time for which transactions are held open, in milliseconds, so that a process can be killed in the middle of one. */
const HELD_MS = 250;

/**
 * What can happen to a cluster, each with its bound: `most` milliseconds without an acknowledged write, besides those that `happen` resolves to, for
 * which no majority, or no way to the primary, was there; `failures` that may be sent again.
 * @param {import('./member-control.mjs').MemberControl} members
 * @param {{ dataDir: string, url: string, ports: readonly number[] }} cluster `ports` of the processes
 * @param {() => Promise<void>} allReady resolves when every process is
 */
export function faultsOf(members, { dataDir, url, ports }, allReady) {
  const processes = () => ports.map((port) => readPidFile(apiPidFile(dataDir, port)));
  const registry = registryClient({ url, token: deployToken(dataDir) });
  /** Another process at each call: one that ends too often within a minute is given up. */
  let turn = 0;
  const nextProcess = () => processes()[(turn += 1) % ports.length];

  const freeze = async (frozen) => {
    for (const { pid } of frozen) process.kill(pid, 'SIGSTOP');
    await pause(AWAY_MS);
    for (const { pid } of frozen) process.kill(pid, 'SIGCONT');
  };
  const killTwo = async () => {
    const killed = await members.secondaries();
    const since = performance.now();
    for (const { pid } of killed) process.kill(pid, 'SIGKILL');
    const pids = new Set(killed.map(({ pid }) => pid));
    const back = async ({ port }) =>
      members.all().some((one) => one.port === port && !pids.has(one.pid)) && members.answers(port);
    await until(async () => (await Promise.all(killed.map(back))).some(Boolean));
    return performance.now() - since;
  };
  const cutFromPrimary = async () => {
    const mend = await members.cut(await members.primary());
    await pause(AWAY_MS);
    await mend();
    return AWAY_MS;
  };
  const killMidWrite = async () => {
    const primary = await members.primary();
    const letGo = await members.holdTransactions(primary, HELD_MS);
    try {
      await until(async () => {
        const held = new Set(await members.portsInTransaction(primary));
        const { pid } = processes().find((each) => localPorts(each.pid).some((port) => held.has(port))) ?? {};
        return pid && process.kill(pid, 'SIGKILL');
      });
    } finally {
      await letGo();
    }
  };
  const restartEach = async () => {
    for (const [i, { pid }] of processes().entries()) {
      process.kill(pid, 'SIGTERM');
      await until(() => processes()[i] && processes()[i].pid !== pid);
      await allReady();
    }
  };
  const promoteEach = async () => {
    for (const { name, promoted } of await registry.list()) {
      if (!promoted) continue;
      await registry.retire(name);
      await registry.promote(name, promoted, { allowOlder: true });
    }
  };
  const seconds = AWAY_MS / 1000;

  return [
    { name: 'none', most: PROCESS_MS, failures: 0, happen: async () => undefined },
    {
      name: 'primary killed',
      most: PRIMARY_MS,
      happen: async () => void process.kill((await members.primary()).pid, 'SIGKILL'),
    },
    {
      name: `primary frozen for ${seconds} s`,
      most: PRIMARY_MS,
      happen: async () => freeze([await members.primary()]),
    },
    { name: `processes cut from the primary for ${seconds} s`, most: PRIMARY_MS, happen: cutFromPrimary },
    {
      name: `two of three members frozen for ${seconds} s`,
      most: PRIMARY_MS,
      happen: async () => {
        await freeze(await members.secondaries());
        return AWAY_MS;
      },
    },
    { name: 'two of three members killed, and started again', most: PRIMARY_MS, happen: killTwo },
    { name: 'a process killed', most: PROCESS_MS, happen: async () => void process.kill(nextProcess().pid, 'SIGKILL') },
    ...(process.platform === 'linux'
      ? [{ name: 'a process killed in the middle of a transaction', most: PROCESS_MS, happen: killMidWrite }]
      : []),
    { name: 'the processes restarted, one after the other', most: PROCESS_MS, failures: 0, happen: restartEach },
    { name: 'every remote retired and promoted again', most: PROCESS_MS, failures: 0, happen: promoteEach },
  ];
}
