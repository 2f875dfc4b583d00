import { anActivity } from '../../testing/a-journey.ts';
import { accessOf } from './activity-access.ts';

const free = { hasPremiumAccess: false, isAtFreeLimit: false, previous: undefined, waitsForBlock: undefined };
const limit = { ...free, isAtFreeLimit: true };
const premium = { ...free, hasPremiumAccess: true };
const pending = anActivity({ id: 6, title: 'La anterior' });
const done = anActivity({ id: 6, title: 'La anterior', status: 'completed' });

it.each([
  ['what the server leaves open', { id: 1 }, free, { kind: 'open' }],
  [
    'a later one of the five',
    { id: 3, isLocked: true },
    { ...free, previous: pending },
    { kind: 'waits', title: 'La anterior' },
  ],
  [
    'the sixth before the limit',
    { id: 6, isLocked: true },
    { ...free, previous: pending },
    { kind: 'waits', title: 'La anterior' },
  ],
  ['the sixth at the limit', { id: 6, isLocked: true }, { ...limit, previous: done }, { kind: 'premium' }],
  ['the ninth at the limit', { id: 9, isLocked: true }, { ...limit, previous: pending }, { kind: 'premium' }],
  ['one of the five at the limit', { id: 5 }, limit, { kind: 'open' }],
  ['the first of another stage before the limit', { id: 10, isLocked: true }, free, { kind: 'preview' }],
  [
    'with premium, out of order',
    { id: 8, isLocked: true },
    { ...premium, previous: pending },
    { kind: 'waits', title: 'La anterior' },
  ],
  [
    'with premium, in a block that waits',
    { id: 37, isLocked: true },
    { ...premium, waitsForBlock: 'Silencio' },
    { kind: 'waits', title: 'Silencio' },
  ],
])('%s', (_, facts, circumstances, access) => {
  expect(accessOf(anActivity(facts), circumstances)).toEqual(access);
});
