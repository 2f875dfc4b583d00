import type { ContentItem } from './content-items.ts';

/**
 * Bounds of a text's Fernández-Huerta index: below, a reader who is tired or cries loses the thread; above, the sentences are those of a first
 * reading book.
 */
const INDEX = { least: 68, most: 95 };

const SENTENCE_END = /[.!?…]+[»”")]*(?:\s|$)/u;
const WORDS = /\p{L}+/gu;
/** Letters `u` that are not spoken: 'que', 'guitarra'. */
const SILENT_U = /(?<=[qg])u(?=[eiéí])/gu;
/** One match per syllable: a strong vowel with the weak ones that it takes into its syllable, or weak vowels alone; `í` and `ú` beside a strong one divide. */
const NUCLEUS = /[iuü]?[aeoáéó](?:[iuüy](?![aeoáéóíú]))?|[iuü]?[íú]|[iuüy]+(?![aeoáéó])/gu;

/** Syllables of a Spanish word, at least 1. */
export const countSyllables = (word: string): number =>
  Math.max(1, word.toLowerCase().replace(SILENT_U, '').match(NUCLEUS)?.length ?? 0);

/**
 * How easily a text is read (Fernández-Huerta): 206.84 − 0.60 P − 1.02 F, of P syllables per 100 words and F words per sentence. From 0, very
 * hard, to about 100, very easy.
 */
export function readability(text: string): number {
  const words = text.match(WORDS) ?? [];
  const sentences = text.split(SENTENCE_END).filter((sentence) => /\p{L}/u.test(sentence));
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.84 - (60 * syllables) / words.length - (1.02 * words.length) / sentences.length;
}

/** Texts that are too hard or too easy to read; empty for a valid programme. */
export function readabilityRules(items: readonly ContentItem[]): string[] {
  return items.flatMap((item) =>
    item.type === 'activity'
      ? item.value.lenses.flatMap(({ text }, i) => {
          const index = readability(text.join('\n'));
          return index < INDEX.least || index > INDEX.most
            ? [
                `base ${item.value.base}, week ${i + 1}: readability ${index.toFixed(1)}, not ${INDEX.least}–${INDEX.most}`,
              ]
            : [];
        })
      : [],
  );
}
