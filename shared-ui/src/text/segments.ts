import { once } from '../copy/formats.ts';

interface Segment {
  readonly segment: string;
  /** Where it begins in the text. */
  readonly index: number;
}

interface Segments extends Iterable<Segment> {
  /** The segment that the code unit at an index belongs to. */
  containing(index: number): Segment | undefined;
}

interface Segmenter {
  segment(text: string): Segments;
}

/** Firefox has `Intl.Segmenter` since 125: where it is missing, an approximation cuts. */
const segmenter = (granularity: 'grapheme' | 'sentence', approximate: (text: string) => readonly string[]) =>
  once((): Segmenter =>
    'Segmenter' in Intl ? new Intl.Segmenter('es', { granularity }) : { segment: (text) => placed(approximate(text)) },
  );

const graphemes = segmenter('grapheme', (text) => Array.from(text));

/** The end of a sentence with its white space, or of a line. No lookbehind: what lacks a segmenter may lack that too. */
const SENTENCE_END = /[.!?…]["'»”)\]]*\s+|\n\s*/g;
const sentences = segmenter('sentence', (text) => {
  const ends = Array.from(text.matchAll(SENTENCE_END), (end) => end.index + end[0].length);
  return [0, ...ends].map((start, index) => text.slice(start, ends[index])).filter(Boolean);
});

/** What a reader counts as a character; where the browser cannot tell, code points. */
export const graphemesIn = (text: string): Segments => graphemes().segment(text);

/** Sentences, each with the white space after it. */
export const sentencesIn = (text: string): Segments => sentences().segment(text);

function placed(texts: readonly string[]): Segments {
  let end = 0;
  const pieces = texts.map((segment): Segment => {
    const index = end;
    end += segment.length;
    return { segment, index };
  });
  return {
    [Symbol.iterator]: () => pieces.values(),
    containing: (at) => pieces.find(({ segment, index }) => at < index + segment.length),
  };
}
