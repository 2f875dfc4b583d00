import { foldText, searchFieldsOf, searchTermsOf } from './search-text.ts';

it.each([
  ['García', 'garcia'],
  ['  ÁNGELA Nuñez ', 'angela nunez'],
  ['Zoë', 'zoe'],
  ['ﬁna', 'fina'],
])('folds %s', (text, fold) => expect(foldText(text)).toBe(fold));

const ines = searchFieldsOf({ username: 'Inés María', email: 'ines.m@correo.example' });

/** Whether a search matches an account, with the conditions of the database query. */
const finds = (search: string, { fold, grams } = ines) => {
  const terms = searchTermsOf(search);
  return Boolean(
    terms?.grams.every((gram) => grams.includes(gram)) && terms.words.every((word) => fold.includes(word)),
  );
};

it.each([
  'inés',
  'INES',
  'nés',
  'maría',
  'ría ine',
  'correo.ex',
  'ines.m@',
  'i',
  'm',
  'ma',
  'co',
  'nes mar',
  'inés  maría',
  '@cor',
])('finds %s', (search) => expect(finds(search)).toBe(true));

it.each(['inesa', 'iness', 'ne', 'z', 'maria gomez', 'correoexample'])('does not find %s', (search) =>
  expect(finds(search)).toBe(false),
);

it.each(['', '   ', '@', '.*', '^$'])('searches for nothing in "%s"', (search) =>
  expect(searchTermsOf(search)).toBeUndefined(),
);

it('treats pattern characters as text', () => {
  expect(finds('i.*s')).toBe(false);
  expect(finds('i.*s', searchFieldsOf({ username: 'i.*s', email: 'a@b.example' }))).toBe(true);
});
