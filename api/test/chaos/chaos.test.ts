import { buildApi } from '../api-process.ts';
import { ReplicaSet } from '../replica-set.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { faultsAfter } from './chaos-faults.ts';
import { ChaosWorld } from './chaos-world.ts';

const MINUTES = Number(process.env['CHAOS_MINUTES'] ?? 0.5);
const SEED = Number(process.env['CHAOS_SEED'] ?? Date.now() % 2 ** 31);
const SETTLE_MS = 300_000;

let set: ReplicaSet;
let server: TestServer;
beforeAll(async () => {
  buildApi();
  set = await ReplicaSet.start();
  server = await startTestServer({ env: { MONGODB_URI: set.uri, RATE_LIMITS: 'off' } });
}, 180_000);
afterAll(async () => {
  await server.stop();
  await set.stop();
});

it(
  'SYNC §7: under any faults, every kept word is at the server and on every device, once',
  async () => {
    const world = await ChaosWorld.open(server, set, SEED);
    try {
      await world.run(MINUTES * 60_000);
      const faults = await faultsAfter(world);
      process.stdout.write(`${summaryOf(world, faults)}\n`);
      expect({ seed: SEED, ...faults }).toEqual({ seed: SEED, lost: [], doubled: [], stuck: [], different: [] });
      // A run in which little happened proves nothing.
      expect(world.words.kept.size).toBeGreaterThan(MINUTES * 100);
      expect(world.network.faults.size).toBeGreaterThan(Math.min(8, 4 + 3 * MINUTES));
    } finally {
      await world.close();
    }
  },
  MINUTES * 60_000 + SETTLE_MS,
);

function summaryOf({ words, network }: ChaosWorld, faults: Awaited<ReturnType<typeof faultsAfter>>): string {
  const drawn = [...network.faults].map(([name, count]) => `${name} ${count}`).join(', ');
  const found = Object.entries(faults).map(([name, each]) => `${each.length} ${name}`);
  return (
    `chaos: seed ${SEED}, ${MINUTES} min, ${words.typed.size} words typed, ${words.kept.size} kept: ${found.join(', ')}; ` +
    `${network.acknowledged} pushes acknowledged, longest gap ${Math.round(network.longestGapMs)} ms; ${drawn}`
  );
}
