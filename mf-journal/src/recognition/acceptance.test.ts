import { cleanText, confidenceOf, isAcceptable, textOf } from './acceptance.ts';
import { isDoubtful, type RecognisedWord, type RecognitionLanguage } from './ocr-result.ts';

const words = (...given: [string, number][]): RecognisedWord[] =>
  given.map(([text, confidence]) => ({ text, confidence }));

describe('cleaning', () => {
  it.each<[string, string, RecognitionLanguage]>([
    ['hoy\nllovió', 'hoy llovió', 'spa'],
    ['  hoy \n\n  llovió\t mucho ', 'hoy llovió mucho', 'spa'],
    ['hoy | llovió_ ~ «sí» ©', 'hoy llovió sí', 'spa'],
    ['¿Qué? ¡Sí!', '¿Qué? ¡Sí!', 'spa'],
    ['¿Qué? ¡Sí!', 'Qu? S!', 'eng'],
    ['çà et là', 'çà et là', 'fra'],
    ['perché così', 'perché così', 'ita'],
    ['Straße für Ärger', 'Straße für Ärger', 'deu'],
    ['|~_', '', 'spa'],
  ])('%j becomes %j', (text, cleaned, language) => {
    expect(cleanText(text, language)).toBe(cleaned);
  });
});

describe('accepting a result', () => {
  it.each<[string, RecognisedWord[][], boolean]>([
    ['three letters, surer than 30', [words(['hoy', 31])], true],
    ['exactly 30', [words(['hoy', 30])], false],
    ['two letters', [words(['sí', 99])], false],
    ['three characters of which one goes', [words(['s|í', 99])], false],
    ['nothing', [], false],
    ['lines without words', [[], []], false],
    ['a sure long word beside an unsure short one', [words(['agradecida', 60], ['yo', 0])], true],
    ['an unsure long word beside a sure short one', [words(['agradecida', 10], ['yo', 99])], false],
    ['two short lines', [words(['a', 90]), words(['y', 90])], true],
  ])('%s', (_, lines, accepted) => {
    expect(isAcceptable({ lines, language: 'spa' })).toBe(accepted);
  });

  it('weighs confidence by characters, over all lines', () => {
    expect(confidenceOf([words(['dos', 90]), words(['y', 50])])).toBe(80);
    expect(confidenceOf([])).toBe(0);
  });

  it('joins lines and drops words that cleaning empties', () => {
    expect(textOf({ lines: [words(['Hoy', 90], ['|', 20]), words(['llovió', 90])], language: 'spa' })).toBe(
      'Hoy llovió',
    );
  });

  it.each([
    [84.9, true],
    [85, false],
  ])('marks a word of %d as doubtful: %s', (confidence, doubtful) => {
    expect(isDoubtful({ text: 'hoy', confidence })).toBe(doubtful);
  });
});
