import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Stop } from '../terminal/say.mjs';
import { deploy } from './deploy.mjs';

let folder;
const registry = { check: jest.fn(), publish: jest.fn(), promote: jest.fn() };
const [build, check] = [jest.fn(), jest.fn()];
/** Without a budget in its package.json, which fails its checks as well. */
const remote = () => ({ name: 'mf-garden', version: '1.1.0', folder, dist: 'mf-garden/dist' });
const run = (values) => deploy(remote(), { registry, url: 'https://the-product.example', values, build, check });

beforeEach(() => {
  jest.clearAllMocks();
  folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
  writeFileSync(path.join(folder, 'remote.config.ts'), 'export default { routes: [] };');
  registry.check.mockResolvedValue({ faults: [] });
  check.mockImplementation(() => {
    throw new Stop('mf-garden fails at types');
  });
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what is wrong with the options is said before anything is checked, built or published', () => {
  it.each([
    [{ try: true, hours: 'abc' }, '--hours abc is no whole number'],
    [{ try: true, hours: '' }, '--hours  is no whole number'],
    [{ try: true, hours: '1.5' }, '--hours 1.5 is no whole number'],
  ])('%j', async (values, message) => {
    await expect(run(values)).rejects.toThrow(message);
    expect(registry.check).not.toHaveBeenCalled();
    expect(build).not.toHaveBeenCalled();
    expect(registry.publish).not.toHaveBeenCalled();
  });
});

it('checks, builds and publishes nothing that the product would refuse', async () => {
  const message = 'Se hizo para el contrato 1.9, y aquí hay el 1.3.';
  registry.check.mockResolvedValue({ faults: [{ kind: 'host', message }] });
  await expect(run({ force: 'no way past the product' })).rejects.toThrow(message);
  for (const step of [check, build, registry.publish]) expect(step).not.toHaveBeenCalled();
});

it('builds and publishes nothing that fails its checks', async () => {
  await expect(run({})).rejects.toThrow('mf-garden fails at types');
  for (const step of [build, registry.publish]) expect(step).not.toHaveBeenCalled();
});

it('publishes and promotes it all the same with a reason, which stays beside it', async () => {
  await run({ force: 'the type checker is wrong' });
  expect(build).toHaveBeenCalledTimes(1);
  const source = { forced: 'the type checker is wrong' };
  expect(registry.publish).toHaveBeenCalledWith('mf-garden', { dist: 'mf-garden/dist', source });
  expect(registry.promote).toHaveBeenCalledWith('mf-garden', '1.1.0', { allowOlder: undefined });
});
