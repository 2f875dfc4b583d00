import { NO_WORDS, parseWords } from './familiar-words.ts';
import { settleCase } from './letter-case.ts';
import type { RecognitionLanguage } from './ocr-result.ts';

const WORDS = parseWords(['de', 'la', 'me', 'casa', 'Paz', 'duele', 'cabeza'].join('\n'));

function settled(read: string, language: RecognitionLanguage, words = NO_WORDS): string {
  const lines = read.split('\n').map((line) => line.split(' ').map((text) => ({ text, confidence: 90 })));
  return settleCase(lines, language, words)
    .map((line) => line.map(({ text }) => text).join(' '))
    .join('\n');
}

describe('capitals', () => {
  it.each<[string, string, RecognitionLanguage]>([
    ['algo importaNte', 'algo importante', 'spa'],
    ['Hoy aYUda', 'Hoy ayuda', 'spa'],
    ['ONU y UE', 'ONU y UE', 'spa'],
    ['sol Y mar', 'sol y mar', 'spa'],
    ['Sí. Y tú', 'Sí. Y tú', 'spa'],
    ['Y luego', 'Y luego', 'spa'],
    ['what I saw', 'what I saw', 'eng'],
    ['Lucía-María', 'Lucía-María', 'spa'],
    ['me Duele La Cabeza', 'me Duele La Cabeza', 'spa'],
  ])('%j is read as %j', (read, expected, language) => {
    expect(settled(read, language)).toBe(expected);
  });

  it.each([
    ['me Duele La Cabeza', 'me duele la cabeza'],
    ['me DuELe La Cabeza.', 'me duele la cabeza.'],
    ['Me duele', 'Me duele'],
    ['la cabeza\nDuele', 'la cabeza\nDuele'],
    ['duele. La cabeza', 'duele. La cabeza'],
    ['me dijo: La casa', 'me dijo: La casa'],
    ['hoy ¿Duele la cabeza?', 'hoy ¿Duele la cabeza?'],
    ['dijo "La casa', 'dijo "La casa'],
    ['la casa de Paz', 'la casa de Paz'],
    ['la casa de Lucía', 'la casa de Lucía'],
    ['la CASA de', 'la CASA de'],
  ])('with known words, %j is read as %j', (read, expected) => {
    expect(settled(read, 'spa', WORDS)).toBe(expected);
  });

  it('leaves rarer words unchanged: they may be names', () => {
    const words = parseWords([...Array.from({ length: 3000 }, (_, i) => `w${i}`), 'lucía'].join('\n'));
    expect(settled('hoy Lucía', 'spa', words)).toBe('hoy Lucía');
  });
});
