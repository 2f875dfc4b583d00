import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publishCheckout } from './publish-checkout.mjs';

let builds;

/** A registry in memory. */
function aRegistry() {
  const states = {};
  return {
    states,
    list: async () => Object.entries(states).map(([name, state]) => ({ name, ...state })),
    publish: jest.fn(async (name) => {
      states[name] ??= { versions: [], promoted: null };
      states[name].versions.push({ version: builds[name] });
    }),
    promote: jest.fn(async (name, version) => {
      states[name].promoted = version;
    }),
  };
}

describe("publishing a checkout's builds", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-publish-'));
  const noteFile = path.join(folder, 'published.json');
  const publish = (registry) => publishCheckout(registry, { noteFile, builds });
  let registry;

  beforeEach(async () => {
    rmSync(noteFile, { force: true });
    builds = { 'mf-uno': '1.0.0-local.a' };
    registry = aRegistry();
    await publish(registry);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('promotes a new build', async () => {
    expect(registry.states['mf-uno'].promoted).toBe('1.0.0-local.a');
    builds = { 'mf-uno': '1.0.0-local.b' };
    expect(await publish(registry)).toEqual({ promoted: ['mf-uno'], kept: [] });
    expect(registry.states['mf-uno'].promoted).toBe('1.0.0-local.b');
  });

  it.each(['1.0.0-local.a', '1.0.0-local.b'])(
    'keeps what a team has deployed, also where the checkout has built %s',
    async (built) => {
      registry.states['mf-uno'].versions.push({ version: '1.0.1' });
      registry.states['mf-uno'].promoted = '1.0.1';
      builds = { 'mf-uno': built };
      expect(await publish(registry)).toEqual({ promoted: [], kept: ['mf-uno'] });
      expect(registry.states['mf-uno'].promoted).toBe('1.0.1');
      expect(registry.publish).toHaveBeenCalledTimes(1);
    },
  );

  it('does not revert a rollback when nothing changed here', async () => {
    registry.states['mf-uno'].versions.push({ version: '1.0.0-local.before' });
    registry.states['mf-uno'].promoted = '1.0.0-local.before';
    expect(await publish(registry)).toEqual({ promoted: [], kept: [] });
    expect(registry.states['mf-uno'].promoted).toBe('1.0.0-local.before');
  });

  it('does not revert a retirement either', async () => {
    Object.assign(registry.states['mf-uno'], { promoted: null, history: [{ action: 'retire' }] });
    expect(await publish(registry)).toEqual({ promoted: [], kept: [] });
    expect(registry.states['mf-uno'].promoted).toBeNull();
  });

  it('promotes an earlier build when the checkout goes back to it, without a second upload', async () => {
    builds = { 'mf-uno': '1.0.0-local.b' };
    await publish(registry);
    builds = { 'mf-uno': '1.0.0-local.a' };
    expect(await publish(registry)).toEqual({ promoted: ['mf-uno'], kept: [] });
    expect(registry.states['mf-uno'].promoted).toBe('1.0.0-local.a');
    expect(registry.publish).toHaveBeenCalledTimes(2);
  });

  it('continues if another process has published the same build a moment ago', async () => {
    builds = { 'mf-uno': '1.0.0-local.c' };
    registry.publish.mockImplementation(() => Promise.reject(Object.assign(new Error('409'), { status: 409 })));
    expect(await publish(registry)).toEqual({ promoted: ['mf-uno'], kept: [] });
  });
});
