/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chooseResult, isBeyondDoubt, lineScore } from './choose-result.ts';
import { familiarity, NO_WORDS, parseWords } from './familiar-words.ts';
import type { RecognisedWord } from './ocr-result.ts';

const WORDS = parseWords('de\nla\nmañana\nsilencio\nparque\n');

/** 'silencio 80 de 90' as words with their confidence. */
const line = (written: string): RecognisedWord[] =>
  [...written.matchAll(/(\S+) (\d+)/g)].map(([, text = '', confidence]) => ({ text, confidence: Number(confidence) }));
const textOf = (words: readonly RecognisedWord[]): string => words.map(({ text }) => text).join(' ');
const chosen = (readings: readonly string[], words = WORDS): string => textOf(chooseResult(readings.map(line), words));

describe('a reading among several', () => {
  it('is the surest one', () => {
    expect(chosen(['mañana 80', 'marana 90'], NO_WORDS)).toBe('marana');
  });

  it('is one that did not skip a word', () => {
    expect(chosen(['parque 95', 'parque 80 la 80'], NO_WORDS)).toBe('parque la');
    expect(lineScore(line('parque 80 la 80'), NO_WORDS)).toBeGreaterThan(lineScore(line('parque 95'), NO_WORDS));
  });

  it('is rather one of words that exist', () => {
    expect(chosen(['marana 80', 'mañana 70'])).toBe('mañana');
  });

  it('is not bent to a word that exists when the engine is sure of another', () => {
    expect(chosen(['parquet 95', 'parque 10'])).toBe('parquet');
  });

  it('takes single words from others of as many words', () => {
    expect(chosen(['silencio 90 de 90 ta 40 nañana 50', 'sitencio 30 ac 20 la 80 mañana 60'])).toBe(
      'silencio de la mañana',
    );
  });

  it('takes none that is quite another word, and none from a line that was divided otherwise', () => {
    expect(chosen(['silencio 90 dormí 50', 'la 30 parque 90'])).toBe('silencio dormí');
    expect(chosen(['silencio 90 mañona 60 de 90', 'mañana 90'])).toBe('silencio mañona de');
  });

  it('is nothing where nothing was read', () => {
    expect(chosen([])).toBe('');
    expect(chosen(['', ''])).toBe('');
  });
});

describe('no further look', () => {
  it.each([
    ['every word is known and sure', 'la 85 mañana 99', true],
    ['numbers and punctuation', 'la 90 12 90 - 90', true],
    ['a word is doubtful', 'la 84 mañana 99', false],
    ['a word is unknown', 'la 90 nañana 99', false],
    ['nothing was read', '', false],
  ])('is needed when: %s', (_, written, expected) => {
    expect(isBeyondDoubt(line(written), WORDS)).toBe(expected);
  });

  it('is never refused without a list of words', () => {
    expect(isBeyondDoubt(line('la 99'), NO_WORDS)).toBe(false);
  });
});

describe('the list of Spanish words', () => {
  const list = readFileSync(path.resolve(import.meta.dirname, '../../words/spa.txt'), 'utf8');
  const words = parseWords(list);

  it('has every word once', () => {
    expect(words.size).toBe(list.trimEnd().split('\n').length);
  });

  it.each(['estoy', 'Mañana,', '¿qué', 'agradecida', 'lloré', '12', '…'])('has nothing against %s', (text) => {
    expect(familiarity(words, text)).toBeGreaterThanOrEqual(0);
  });

  it.each(['rn', 'nañana', 'corozón'])('does not know %s', (text) => {
    expect(familiarity(words, text)).toBeLessThan(0);
  });

  it('prefers what is said more often', () => {
    expect(familiarity(words, 'la')).toBeGreaterThan(familiarity(words, 'ternura'));
  });

  it.each(['María', 'España', 'Lucía'])('takes %s for a name or for rare', (name) => {
    const known = words.get(name.toLowerCase());
    expect(known === undefined || known.isName || known.rank >= 3000).toBe(true);
  });
});
