import { missingIn, type SpecifiedTexts, textsOf } from '../testing/texts-of.ts';
import { hostCopy } from './host-copy.ts';

/** Texts that the specification quotes, by its sections. */
const SPECIFIED: SpecifiedTexts = {
  '2§2.6': ['Cerrar'],
};

const texts = textsOf([hostCopy]);

it.each(Object.entries(SPECIFIED))('has the texts of %s to the letter', (_, specified) => {
  expect(missingIn(texts, specified)).toEqual([]);
});
