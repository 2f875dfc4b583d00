import { HOST_CONTRACT, runsIn } from './host-contract.ts';

it.each([
  ['1', '1', true],
  ['1', '1.0', true],
  ['1', '1.4', true],
  ['1.4', '1.4', true],
  ['1.5', '1.4', false],
  ['1.10', '1.9', false],
  ['1', '2', false],
  ['2', '1.9', false],
  ['', '1', false],
  ['1.x', '1.9', false],
  ['1.4.2', '1.9', false],
])('a remote built for %s in a host of %s: %s', (needed, offered, result) =>
  expect(runsIn(needed, offered)).toBe(result),
);

it('runs in the shell of its own checkout', () => expect(runsIn(HOST_CONTRACT)).toBe(true));
