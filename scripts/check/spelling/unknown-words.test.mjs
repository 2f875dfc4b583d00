import { isVerbWithPronouns, unknownWords } from './unknown-words.mjs';

const DICTIONARY = new Set(['escribe', 'escribir', 'escribiendo', 'repite', 'vacía', 'da', 'casa', 'la', 'de', 'Luis']);
const inDictionary = (word) => DICTIONARY.has(word);
const names = new Set(['Marjane', 'virtù', 'táper']);

const wordsOf = (text) => unknownWords([{ at: 'here', text }], { inDictionary, names }).map(({ word }) => word);

it.each(['escríbela', 'repítela', 'vacíalo', 'escribirla', 'escribírmela', 'escribiéndonoslo', 'dátelo'])(
  'takes a verb with its pronouns: %s',
  (word) => expect(isVerbWithPronouns(word, inDictionary)).toBe(true),
);

it.each(['escribela', 'vacialo', 'escribírla', 'escribirmela', 'escríba', 'mésala', 'la'])(
  'takes no verb without its accent, with one too many, or of another word: %s',
  (word) => expect(isVerbWithPronouns(word, inDictionary)).toBe(false),
);

it('finds words that neither the dictionary nor the list has, each where it first stands', () => {
  const texts = [
    { at: 'first', text: 'La cassa de Marjane: escríbela.' },
    { at: 'second', text: 'cassa, tapér' },
  ];
  expect(unknownWords(texts, { inDictionary, names })).toEqual([
    { word: 'cassa', at: 'first' },
    { word: 'tapér', at: 'second' },
  ]);
});

it('takes a capital at the beginning of a sentence and in a heading, not in the middle of a word, and a name with its capital only', () => {
  expect(wordsOf('Casa CASA Escríbela Táper Luis Marjane')).toEqual([]);
  expect(wordsOf('cAsa luis marjane')).toEqual(['cAsa', 'luis', 'marjane']);
});
