import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import { wordsOf } from './content-rules.ts';

/** Words of the sentence that stands out in a text. */
const LEAST_WORDS = 8;
const MOST_WORDS = 22;

/** Errors of the lines; empty for a valid programme: each is in its text word for word, of its own, and taken in by the eye at once. */
export function lineRules(items: readonly ContentItem[]): string[] {
  const texts = items.flatMap((item) => (item.type === 'activity' ? textsOf(item.value) : []));
  const firstWith = new Map<string, string>();
  return texts.flatMap(({ at, text, line }) => {
    const twin = firstWith.get(line);
    firstWith.set(line, at);
    const words = wordsOf(line).length;
    return [
      ...(text.some((paragraph) => paragraph.includes(line)) ? [] : [`${at}: its line is not in the text`]),
      ...(words < LEAST_WORDS || words > MOST_WORDS ? [`${at}: a line of ${words} words`] : []),
      ...(/^[\p{Lu}«¿]/u.test(line) && /[.?»]$/u.test(line) ? [] : [`${at}: its line is no sentence`]),
      ...(twin === undefined ? [] : [`${at}: the line of ${twin}`]),
    ];
  });
}

const textsOf = ({ base, lenses }: Extract<ContentItem, { type: 'activity' }>['value']) =>
  lenses.map(({ text, line }, i) => ({ at: `base ${base}, week ${i + 1}`, text, line }));
