import { canaryCommand } from './canary.mjs';

const running = {
  version: '1.1.0',
  percent: 10,
  since: '2026-11-24T10:00:00.000Z',
  by: 'CI',
  budget: { failures: 5, views: 20 },
  views: 0,
  failed: 0,
};
let said;
const registry = {
  setCanary: jest.fn(async () => running),
  stopCanary: jest.fn(async () => ({ version: '1.1.0' })),
  state: jest.fn(async () => ({ canary: running })),
  promote: jest.fn(),
};
const run = (values, ...args) => canaryCommand({ registry, values: { full: false, stop: false, ...values } }, ...args);

beforeEach(() => {
  jest.clearAllMocks();
  said = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

it('starts one with its budget, and says how to go on', async () => {
  await run({ percent: '10', failures: '2.5' }, 'mf-garden', '1.1.0');
  expect(registry.setCanary).toHaveBeenCalledWith('mf-garden', { version: '1.1.0', percent: 10, failures: 2.5 });
  expect(said).toContain('canary 1.1.0 for 10 % of the accounts');
  expect(said).toContain('canary mf-garden --full');
});

it('promotes for all the one that runs, and no other', async () => {
  await run({ full: true }, 'mf-garden');
  expect(registry.promote).toHaveBeenCalledWith('mf-garden', '1.1.0', { allowOlder: true });
  await expect(run({ full: true }, 'mf-garden', '1.2.0')).rejects.toThrow('The canary of mf-garden is 1.1.0');
  registry.state.mockResolvedValueOnce({});
  await expect(run({ full: true }, 'mf-garden')).rejects.toThrow('No canary of mf-garden runs');
});

it('stops it', async () => {
  await run({ stop: true }, 'mf-garden');
  expect(registry.stopCanary).toHaveBeenCalledWith('mf-garden');
  expect(said).toContain('all accounts get the live version');
});

it('stops no other than the one that is named', async () => {
  await expect(run({ stop: true }, 'mf-garden', '1.2.0')).rejects.toThrow('The canary of mf-garden is 1.1.0');
  expect(registry.stopCanary).not.toHaveBeenCalled();
});

it.each([
  [{}, 'mf-garden', '1.1.0'],
  [{ percent: '10' }, 'mf-garden'],
  [{ percent: '10', stop: true }, 'mf-garden', '1.1.0'],
  [{ stop: true }],
])('refuses %j %s %s with its usage', async (values, ...args) => {
  await expect(run(values, ...args)).rejects.toThrow('canary <remote> <version> --percent');
});

it('refuses a share that is no number', async () => {
  await expect(run({ percent: 'half' }, 'mf-garden', '1.1.0')).rejects.toThrow('--percent half is no number');
});
