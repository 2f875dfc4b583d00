import { foldText, searchedWords, searchFieldsOf } from './search-text.ts';

it.each([
  ['García', 'garcia'],
  ['  ÁNGELA Nuñez ', 'angela nunez'],
  ['Zoë', 'zoe'],
  ['ﬁna', 'fina'],
])('folds %s', (text, fold) => expect(foldText(text)).toBe(fold));

const ines = searchFieldsOf({ username: 'Inés María', email: 'ines.m@correo.example' });

/** Whether a search matches an account, with the condition of the database query. */
const finds = (search: string, { searchWords } = ines) =>
  searchedWords(search).every((word) => searchWords.some((own) => own.startsWith(word)));

it.each([
  'inés',
  'INES',
  'maría',
  'mar ine',
  'correo.ex',
  'ines.m@',
  'ines.m@correo.example',
  'i',
  'm',
  'ma',
  'co',
  'inés  maría',
  '@cor',
])('finds %s', (search) => expect(finds(search)).toBe(true));

it.each(['inesa', 'iness', 'nes', 'ne', 'z', 'maria gomez', 'correoexample'])('does not find %s', (search) =>
  expect(finds(search)).toBe(false),
);

it.each(['', '   ', '@', '.*', '^$'])('searches for nothing in "%s"', (search) =>
  expect(searchedWords(search)).toEqual([]),
);

it('treats pattern characters as text', () => {
  expect(finds('i.*s')).toBe(false);
  expect(finds('i.*s', searchFieldsOf({ username: 'i.*s', email: 'a@b.example' }))).toBe(true);
});
