import { answersOf } from './answers-of.ts';

it('finds the answers that have text, and no others', () => {
  const fields = {
    'responses.experience': 'Sí.',
    'responses.attention': '  ',
    'responses.feelings': null,
    title: 'x',
  };
  expect([...answersOf({ fields })]).toEqual([['experience', 'Sí.']]);
});
