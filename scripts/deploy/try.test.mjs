import { tryCommand } from './try.mjs';

const registry = {
  offerTrial: jest.fn(async () => ({ path: '/profile?probar=x', expiresAt: '2026-11-24T10:00:00.000Z' })),
  endTrial: jest.fn(),
};
const run = (values, ...args) =>
  tryCommand({ registry, url: 'https://the-product.example', values: { end: false, ...values } }, ...args);

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => jest.restoreAllMocks());

it('prints a link of the product', async () => {
  await run({ hours: '24' }, 'mf-garden', '1.1.0');
  expect(registry.offerTrial).toHaveBeenCalledWith('mf-garden', '1.1.0', 24);
  expect(process.stdout.write).toHaveBeenCalledWith('https://the-product.example/profile?probar=x\n');
});

it('ends it', async () => {
  await run({ end: true }, 'mf-garden', '1.1.0');
  expect(registry.endTrial).toHaveBeenCalledWith('mf-garden', '1.1.0');
  expect(registry.offerTrial).not.toHaveBeenCalled();
});

it('refuses what is no version and no number', async () => {
  await expect(run({}, 'mf-garden')).rejects.toThrow('try <remote> <version>');
  await expect(run({ hours: '1.5' }, 'mf-garden', '1.1.0')).rejects.toThrow('--hours 1.5 is no whole number');
});
