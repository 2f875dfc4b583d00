import { graphemesIn } from './segments.ts';

/** A text in which each unit is a grapheme: it needs no segmenter, which is slow over thousands of texts. */
const PLAIN = /^[\n -\u02ff\u2010-\u2027]*$/;

/** The first graphemes of a text: what a reader counts as a character is never cut, be it an emoji, a family, a flag or a letter with a separate accent. */
export function firstOf(text: string, count: number): string {
  if (text.length <= count) return text;
  if (PLAIN.test(text.slice(0, count + 1))) return text.slice(0, count);
  let end = 0;
  let left = count;
  for (const { index, segment } of graphemesIn(text)) {
    if (left-- === 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The last graphemes of a text. */
export function lastOf(text: string, count: number): string {
  if (text.length <= count) return text;
  const segments = graphemesIn(text);
  let start = text.length;
  for (let i = 0; i < count && start > 0; i++) start = segments.containing(start - 1)?.index ?? 0;
  return text.slice(start);
}

/** A range of a text, not empty, widened to whole graphemes. */
export function wholeRange(text: string, { from, to }: { readonly from: number; readonly to: number }) {
  const segments = graphemesIn(text);
  const last = segments.containing(to - 1);
  return { from: segments.containing(from)?.index ?? from, to: last ? last.index + last.segment.length : to };
}

/** The beginning of a text in one line, cut at a word where one ends close by; with an ellipsis where something is missing. */
export const shortened = (text: string, count: number): string => cutAtWord(text.trim().replace(/\s+/g, ' '), count);

/** At most so many graphemes of a text: a longer one ends after a word, if that leaves at least half of it, with an ellipsis. */
export function cutAtWord(text: string, count: number): string {
  const start = firstOf(text, count);
  if (start === text) return text;
  const lastSpace = start.search(/\s\S*$/);
  return `${start.slice(0, lastSpace > start.length / 2 ? lastSpace : start.length)}…`;
}
