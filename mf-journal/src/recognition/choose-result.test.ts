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

describe('a result among several', () => {
  it('is the one with the highest confidence', () => {
    expect(chosen(['mañana 80', 'marana 90'], NO_WORDS)).toBe('marana');
  });

  it('is one that skipped no word', () => {
    expect(chosen(['parque 95', 'parque 80 la 80'], NO_WORDS)).toBe('parque la');
    expect(lineScore(line('parque 80 la 80'), NO_WORDS)).toBeGreaterThan(lineScore(line('parque 95'), NO_WORDS));
  });

  it('is preferably one of dictionary words', () => {
    expect(chosen(['marana 80', 'mañana 70'])).toBe('mañana');
  });

  it('is not a dictionary word if the engine is confident of another', () => {
    expect(chosen(['parquet 95', 'parque 10'])).toBe('parquet');
  });

  it('takes single words from others with the same number of words', () => {
    expect(chosen(['silencio 90 de 90 ta 40 nañana 50', 'sitencio 30 ac 20 la 80 mañana 60'])).toBe(
      'silencio de la mañana',
    );
  });

  it('takes no word that is too different, and none from a line that was segmented otherwise', () => {
    expect(chosen(['silencio 90 dormí 50', 'la 30 parque 90'])).toBe('silencio dormí');
    expect(chosen(['silencio 90 mañona 60 de 90', 'mañana 90'])).toBe('silencio mañona de');
  });

  it('is empty where nothing was recognised', () => {
    expect(chosen([])).toBe('');
    expect(chosen(['', ''])).toBe('');
  });
});

describe('no second pass', () => {
  it.each([
    ['every word is known and sure', 'la 85 mañana 99', true],
    ['numbers and punctuation', 'la 90 12 90 - 90', true],
    ['a word is doubtful', 'la 84 mañana 99', false],
    ['a word is unknown', 'la 90 nañana 99', false],
    ['nothing was read', '', false],
  ])('is needed when: %s', (_, written, expected) => {
    expect(isBeyondDoubt(line(written), WORDS)).toBe(expected);
  });

  it('is never skipped without a dictionary', () => {
    expect(isBeyondDoubt(line('la 99'), NO_WORDS)).toBe(false);
  });
});

describe('the Spanish dictionary', () => {
  const list = readFileSync(path.resolve(import.meta.dirname, '../../words/spa.txt'), 'utf8');
  const words = parseWords(list);

  it('has every word once', () => {
    expect(words.size).toBe(list.trimEnd().split('\n').length);
  });

  it.each(['estoy', 'Mañana,', '¿qué', 'agradecida', 'lloré', '12', '…'])('contains %s', (text) => {
    expect(familiarity(words, text)).toBeGreaterThanOrEqual(0);
  });

  it.each(['rn', 'nañana', 'corozón'])('does not contain %s', (text) => {
    expect(familiarity(words, text)).toBeLessThan(0);
  });

  it('prefers frequent words', () => {
    expect(familiarity(words, 'la')).toBeGreaterThan(familiarity(words, 'ternura'));
  });

  it.each(['María', 'España', 'Lucía'])('treats %s as a name or rare', (name) => {
    const known = words.get(name.toLowerCase());
    expect(known === undefined || known.isName || known.rank >= 3000).toBe(true);
  });
});
