import { diffWordsWithSpace } from 'diff';
import { refineParagraph, type Rule } from './rules.ts';

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A paragraph that would change, with what goes and what comes. */
interface ChangedParagraph {
  readonly place: number;
  readonly parts: readonly DiffPart[];
}

export interface Refined {
  readonly text: string;
  readonly changed: readonly ChangedParagraph[];
  /** Changes in all: what goes and what comes in its place are one. */
  readonly count: number;
}

/** How long the work goes on before the page has its turn. */
const SLICE_MS = 8;

/** Applies the rules paragraph by paragraph and says what they changed. The number and order of paragraphs stay. */
export async function refineText(text: string, rules: ReadonlySet<Rule>, signal: AbortSignal): Promise<Refined> {
  const paragraphs = text.split('\n');
  const refined: string[] = [];
  const changed: ChangedParagraph[] = [];
  let count = 0;
  let since = performance.now();
  for (const [place, paragraph] of paragraphs.entries()) {
    const next = refineParagraph(paragraph, rules);
    refined.push(next);
    if (next !== paragraph) {
      const parts = diffOf(paragraph, next);
      count += changesIn(parts);
      changed.push({ place, parts });
    }
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise<void>((resolve) => void setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }
  return { text: refined.join('\n'), changed, count };
}

function diffOf(before: string, after: string): readonly DiffPart[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

const changesIn = (parts: readonly DiffPart[]): number =>
  parts.filter(({ kind }, i) => kind !== 'same' && (i === 0 || parts[i - 1]?.kind === 'same')).length;
