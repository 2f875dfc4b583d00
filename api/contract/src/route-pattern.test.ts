import { isAddress } from './route-pattern.ts';

it.each([
  ['/', true],
  ['/books/best', true],
  ['/block/:id', false],
  ['/journaling/:entryId?', false],
  ['/books/best?', false],
  ['/books/*', false],
])('%s is an address: %s', (pattern, expected) => {
  expect(isAddress(pattern)).toBe(expected);
});
