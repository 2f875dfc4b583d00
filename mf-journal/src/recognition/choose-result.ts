import { distance } from 'fastest-levenshtein';
import { familiarity, type FamiliarWords, isFamiliar } from './familiar-words.ts';
import { isDoubtful, type RecognisedWord } from './ocr-result.ts';

type Line = readonly RecognisedWord[];

/** A common word counts as much as half of the engine's full confidence. */
const FAMILIARITY_WEIGHT = 0.5;
/** Readings of the same ink share at least this part of their letters. */
const ALIKE = 0.5;

const wordScore = ({ text, confidence }: RecognisedWord, words: FamiliarWords): number =>
  confidence / 100 + FAMILIARITY_WEIGHT * familiarity(words, text);

/** A sum, not a mean: of equally confident readings the longer one wins, because a mean ignores skipped words. */
export const lineScore = (line: Line, words: FamiliarWords): number =>
  line.reduce((sum, word) => sum + word.text.length * wordScore(word, words), 0);

/**
 * Whether no further reading is needed: every word is in the list, and the engine is confident of it. Never for a language without a list.
 */
export const isBeyondDoubt = (line: Line, words: FamiliarWords): boolean =>
  line.length > 0 && words.size > 0 && line.every((word) => !isDoubtful(word) && isFamiliar(words, word.text));

/**
 * Merges several readings of one line: the best one, with single words from others of the same length where those are better. The word list
 * only chooses among what the engine has read; it never corrects what the user wrote.
 */
export function chooseResult(readings: readonly Line[], words: FamiliarWords): Line {
  const best = bestOf(readings, (line) => lineScore(line, words));
  if (!best) return [];
  const others = readings.filter((line) => line.length === best.length);
  return best.map((word, i) => {
    const alternatives = others.flatMap((line) => line.slice(i, i + 1)).filter(({ text }) => areAlike(text, word.text));
    return bestOf([word, ...alternatives], (candidate) => wordScore(candidate, words)) ?? word;
  });
}

/** The first of those with the highest score. */
function bestOf<T>(candidates: readonly T[], scoreOf: (candidate: T) => number): T | undefined {
  let best: { candidate: T; score: number } | undefined;
  for (const candidate of candidates) {
    const score = scoreOf(candidate);
    if (!best || score > best.score) best = { candidate, score };
  }
  return best?.candidate;
}

const areAlike = (one: string, other: string): boolean =>
  distance(one, other) <= (1 - ALIKE) * Math.max(one.length, other.length);
