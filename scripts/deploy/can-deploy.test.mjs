import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hostContract } from '../build/host-contract.mjs';
import { canDeploy, sayCanDeploy } from './can-deploy.mjs';

let folder;
const registry = { check: jest.fn() };
const product = { registry, url: 'https://the-product.example' };
const remote = () => ({ name: 'mf-garden', version: '1.1.0', folder });

beforeEach(() => {
  jest.clearAllMocks();
  folder = mkdtempSync(path.join(os.tmpdir(), 'can-deploy-'));
  const declaration = `export default {
    routes: [{ path: '/garden', page: () => import('./x.tsx') }], slots: ['home-bed'], nav: { bar: 'resources' },
  };`;
  writeFileSync(path.join(folder, 'remote.config.ts'), declaration);
  registry.check.mockResolvedValue({ faults: [], host: '1.9', live: '1.0.0' });
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('asks about what is declared, for the host contract of the checkout, and says what would be replaced', async () => {
  await sayCanDeploy(remote(), product);
  const facts = { version: '1.1.0', access: 'user', routes: ['/garden'], slots: ['home-bed', 'bar-resources'] };
  expect(registry.check).toHaveBeenCalledWith('mf-garden', { ...facts, hostContract: hostContract() });
  const said = process.stdout.write.mock.calls.join('');
  expect(said).toContain('mf-garden 1.1.0 can go live on https://the-product.example: it would replace 1.0.0.');
  expect(said).toContain(`It needs host contract ${hostContract()}; the host has 1.9.`);
});

it.each([
  [{}, undefined],
  [{ 'allow-older': true }, true],
  // A version that is only tried may be older than the live one.
  [{ try: true }, true],
])('asks about an older version: %j', async (values, allowOlder) => {
  await canDeploy(remote(), { ...product, values });
  expect(registry.check.mock.calls[0][1].allowOlder).toBe(allowOlder);
});

it('names every reason against it', async () => {
  const reasons = ['La ruta /garden es de mf-orchard.', 'La parte se hizo para el contrato 1.9.'];
  registry.check.mockResolvedValue({ faults: reasons.map((message) => ({ kind: 'owner', message })) });
  await expect(canDeploy(remote(), product)).rejects.toThrow(
    `mf-garden 1.1.0 cannot go live on https://the-product.example:\n  ${reasons.join('\n  ')}`,
  );
});

it('says where to raise a version that is there already', async () => {
  registry.check.mockResolvedValue({ faults: [{ kind: 'version', message: 'ya está publicada' }] });
  await expect(canDeploy(remote(), product)).rejects.toThrow('raise the version in mf-garden/package.json.');
});
