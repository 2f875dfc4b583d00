import { say } from '../terminal/say.mjs';
import { faultsOf } from './faults.mjs';
import { MemberControl } from './member-control.mjs';
import { pause, until } from './wait.mjs';
import { Writers } from './writers.mjs';

/** User names of ten devices: three accounts in turn. */
const DEVICES = ['demo', 'limite', 'nueva', 'demo', 'limite', 'nueva', 'demo', 'limite', 'nueva', 'demo'];
const CALM_MS = 4_000;

const inSeconds = (ms) => (ms / 1000).toFixed(1);
const spread = (values) => [...new Set([Math.min(...values), Math.max(...values)].map(inSeconds))].join('–');

/**
 * `npm run cluster -- --faults`: what ten writing devices notice of each fault, a line each; the last lines are the table of
 * docs/operations.md and a count of what was lost or stored twice.
 * @param {{ dataDir: string, url: string, ports: readonly number[] }} cluster `ports` of the processes
 * @param {{ repeats: number, only?: string }} options `only` the faults with this in their name
 * @returns {Promise<boolean>} whether every line is within its bound, and nothing is lost
 */
export async function faultTable(cluster, { repeats, only = '' }) {
  const members = new MemberControl(cluster.dataDir);
  const allReady = () =>
    until(async () => (await Promise.all([members.isWhole(), ...cluster.ports.map(isReady)])).every(Boolean));
  const faults = faultsOf(members, cluster, allReady).filter(({ name }) => name.includes(only));
  const writers = await Writers.signIn(cluster.url, DEVICES);
  const rows = new Map(faults.map(({ name }) => [name, []]));
  await writers.start();
  try {
    for (let repeat = 0; repeat < repeats; repeat += 1)
      for (const fault of faults) rows.get(fault.name).push(await measure(fault, writers, allReady));
  } finally {
    await writers.stop();
    await members.close();
  }
  say('\n| fault | bound | longest gap | of one device | sent again |\n| --- | --- | --- | --- | --- |');
  for (const [name, results] of rows) {
    const column = (key) => results.map((result) => result[key]);
    const again = [Math.min(...column('failed')), Math.max(...column('failed'))];
    say(
      `| ${name} | ${spread(column('boundMs'))} s | ${spread(column('gapMs'))} s | ${spread(column('deviceMs'))} s | ${[...new Set(again)].join('–')} |`,
    );
  }
  const { lost, doubled } = await writers.compare();
  say(`${writers.saved.size} saved, ${lost} lost, ${doubled} doubled`);
  return [...rows.values()].flat().every(({ isWithin }) => isWithin) && lost === 0 && doubled === 0;
}

async function measure({ name, most, failures = Infinity, happen }, writers, allReady) {
  await allReady();
  await pause(CALM_MS);
  writers.begin();
  const boundMs = most + ((await happen()) ?? 0);
  await pause(CALM_MS);
  await allReady();
  const result = { boundMs, ...writers.noticed() };
  const isWithin = result.gapMs <= boundMs && result.failed <= failures;
  const verdict = isWithin
    ? 'ok'
    : `too much: at most ${Math.round(boundMs)} ms${failures === 0 ? ' and none again' : ''}`;
  say(
    `${name}: ${Math.round(result.gapMs)} ms without an acknowledged write, ${Math.round(result.deviceMs)} ms for one device, ${result.failed} sent again (${verdict})`,
  );
  return { ...result, isWithin };
}

const isReady = async (port) =>
  (await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined))?.ok ??
  false;
