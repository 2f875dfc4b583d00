import type { ContentItem } from './content-items.ts';
import { wordsOf } from './content-rules.ts';

/** Largest share of the steps' word stems that may stand in the text, which steps complete and do not retell. */
const MOST_IN_COMMON = 0.47;
/** Letters of a stem: shorter words are mostly grammar, and endings vary. */
const STEM = 5;

const stemsOf = (strings: readonly string[]) =>
  new Set(
    wordsOf(strings.join(' '))
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, STEM)),
  );

/** Errors for steps that say again what the text says; empty for a valid programme. */
export const stepsRules = (items: readonly ContentItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type !== 'activity') return [];
    const { base, lenses } = item.value;
    return lenses.flatMap((lens, i) => {
      const steps = stemsOf('steps' in lens ? lens.steps : []);
      const text = stemsOf(lens.text);
      const share = [...steps].filter((stem) => text.has(stem)).length / Math.max(steps.size, 1);
      return share > MOST_IN_COMMON
        ? [`base ${base}, week ${i + 1}: ${Math.round(share * 100)} % of its steps is in the text`]
        : [];
    });
  });
