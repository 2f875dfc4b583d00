import { firstLines, orForced, passGate } from './gate.mjs';

const check = (what, script, remedy) => ({ what, command: process.execPath, args: ['-e', script], remedy });

it('lets a remote pass whose checks pass', () =>
  expect(passGate('mf-garden', [check('lint', ''), check('types', '')])).resolves.toBeUndefined());

it('names every check that fails, with the output of the first and what to do', async () => {
  const checks = [
    check('format', ''),
    check('lint', "console.log('imports the shell'); process.exitCode = 1", 'mend it'),
    check('types', "console.log('no such property'); process.exitCode = 2"),
  ];
  await expect(passGate('mf-garden', checks)).rejects.toThrow(
    'imports the shell\nmf-garden fails at lint, types. Try: mend it',
  );
});

it('shows the first faults of a long output, without the tests that pass', () => {
  const output = ['PASS mf-garden', '  ✓ mounts', ...Array.from({ length: 5 }, (_, i) => `fault ${i}`)].join('\n');
  expect(firstLines(output, 2)).toBe('fault 0\nfault 1\n… and 3 lines more');
});

describe('forcing', () => {
  const failing = [check('types', "console.log('no such property'); process.exitCode = 2")];
  const fails = () => passGate('mf-garden', failing);
  beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
  afterEach(() => jest.restoreAllMocks());

  it('publishes all the same, with the reason, what fails its checks', () =>
    expect(orForced('the type checker is wrong', fails)).resolves.toBe('the type checker is wrong'));

  it('notes nothing where the checks pass', () =>
    expect(orForced('just in case', () => passGate('mf-garden', [check('types', '')]))).resolves.toBeUndefined());

  it('is no way without a reason', async () => {
    await expect(orForced(undefined, fails)).rejects.toThrow('mf-garden fails at types');
    await expect(orForced(' x ', fails)).rejects.toThrow('--force needs a reason');
  });
});
