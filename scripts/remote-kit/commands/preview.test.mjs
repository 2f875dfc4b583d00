import { previewCommand } from './preview.mjs';

const registry = {
  offerPreview: jest.fn(async () => ({ path: '/profile?vista=x', expiresAt: '2026-11-24T10:00:00.000Z' })),
  endPreview: jest.fn(),
};
const run = (values, ...args) =>
  previewCommand({ registry, url: 'https://the-product.example', values: { end: false, ...values } }, ...args);

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => jest.restoreAllMocks());

it('prints a link of the product', async () => {
  await run({ hours: '24' }, 'mf-garden', '1.1.0');
  expect(registry.offerPreview).toHaveBeenCalledWith('mf-garden', '1.1.0', 24);
  expect(process.stdout.write).toHaveBeenCalledWith('https://the-product.example/profile?vista=x\n');
});

it('ends it', async () => {
  await run({ end: true }, 'mf-garden', '1.1.0');
  expect(registry.endPreview).toHaveBeenCalledWith('mf-garden', '1.1.0');
  expect(registry.offerPreview).not.toHaveBeenCalled();
});

it('refuses what is no version and no number', async () => {
  await expect(run({}, 'mf-garden')).rejects.toThrow('preview <remote> <version>');
  await expect(run({ hours: '1.5' }, 'mf-garden', '1.1.0')).rejects.toThrow('--hours 1.5 is no whole number');
});
