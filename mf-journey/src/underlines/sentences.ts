import { sentencesIn } from '@app/shared-ui/text/segments';

/** A part of a paragraph that can be underlined on its own, and what stands after it. */
export interface Piece {
  readonly text: string;
  /** White space up to the next piece. */
  readonly gap: string;
  /** The sentence that the text's author would underline. */
  readonly isLine: boolean;
}

/** Cuts a paragraph into its sentences. The `line` is a piece of its own, also where it is only a part of a sentence. */
export function piecesOf(paragraph: string, line: string): readonly Piece[] {
  const at = paragraph.indexOf(line);
  if (at < 0) return sentencesOf(paragraph);
  const after = paragraph.slice(at + line.length);
  const gap = /^\s*/.exec(after)?.[0] ?? '';
  return [
    ...sentencesOf(paragraph.slice(0, at)),
    { text: line, gap, isLine: true },
    ...sentencesOf(after.slice(gap.length)),
  ];
}

const sentencesOf = (text: string): Piece[] =>
  [...sentencesIn(text)].map(({ segment }) => {
    const sentence = segment.trimEnd();
    return { text: sentence, gap: segment.slice(sentence.length), isLine: false };
  });
