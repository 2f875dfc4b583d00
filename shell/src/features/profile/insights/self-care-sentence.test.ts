import { selfCareSentence } from './self-care-sentence.ts';

it.each([
  [0.5, 0.1, 'more'],
  [-0.2, -0.6, 'more'],
  [0.3, 0.25, 'same'],
  [-0.5, -0.4, 'same'],
  [-0.3, 0.4, 'less'],
  // Both bars say 'más bien agradable': no sentence about hard days.
  [0.2, 0.5, undefined],
  [0.1, 0.9, undefined],
  // Unpleasant, but hardly more than the others.
  [-0.3, -0.1, undefined],
])('says of days at %d with and %d without room for oneself: %s', (withCare, without, said) => {
  expect(selfCareSentence(withCare, without)).toBe(said);
});
