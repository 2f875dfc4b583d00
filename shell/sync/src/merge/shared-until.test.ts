import { type History, sharedUntil } from './shared-until.ts';

const first: History = { epoch: 'a' };
/** Restored once, at revision 40. */
const second: History = { epoch: 'b', ancestors: [{ epoch: 'a', until: 40 }] };

const cases: [string, History, History, number][] = [
  ['the restore that a client sees', first, second, 40],
  [
    'the lower of two that it missed',
    first,
    { epoch: 'c', ancestors: [...second.ancestors!, { epoch: 'b', until: 90 }] },
    40,
  ],
  [
    'the later one, if it goes back further',
    first,
    { epoch: 'c', ancestors: [...second.ancestors!, { epoch: 'b', until: 7 }] },
    7,
  ],
  [
    'the later one alone, for a client that saw the first',
    second,
    { epoch: 'c', ancestors: [...second.ancestors!, { epoch: 'b', until: 90 }] },
    90,
  ],
  [
    'a backup of before the first restore, newer than its',
    second,
    { epoch: 'c', ancestors: [{ epoch: 'a', until: 60 }] },
    40,
  ],
  [
    'a backup of before the first restore, older than its',
    second,
    { epoch: 'c', ancestors: [{ epoch: 'a', until: 12 }] },
    12,
  ],
  ['no epoch in common', { epoch: 'x' }, second, 0],
  ['nothing of a history that continues none', first, { epoch: 'b' }, 0],
  ['nothing of one that it has left', second, { epoch: 'a' }, 0],
];

it.each(cases)('F30: relies on %s', (_, own, other, until) => {
  expect(sharedUntil(own, other)).toBe(until);
});
