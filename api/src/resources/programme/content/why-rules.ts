import type { ContentItem } from './content-items.ts';
import { wordsOf } from './content-rules.ts';

/** Fewest texts that say in one sentence why their act does something. */
const LEAST = 150;
/** Words of authority that stand in place of a reason. */
const AUTHORITY =
  /(?<!\p{L})(?:estudios?|ciencia|científic\p{L}*|investigaci\p{L}*|demostrad\p{L}*|expert\p{L}*|neuro\p{L}*)(?!\p{L})/iu;
/** Most reasons that may begin with the same two words; more would make them a form. */
const SAME_BEGINNINGS = 5;

/** Errors of the reasons; empty for a valid programme: each stands in its text, is its own, and is in the words of the user. */
export function whyRules(items: readonly ContentItem[]): string[] {
  const reasons = items.flatMap((item) => (item.type === 'activity' ? reasonsOf(item.value) : []));
  const beginnings = new Map<string, number>();
  for (const { why } of reasons) {
    const beginning = wordsOf(why).slice(0, 2).join(' ');
    beginnings.set(beginning, (beginnings.get(beginning) ?? 0) + 1);
  }
  const all = reasons.map(({ why }) => why);
  return [
    ...(reasons.length < LEAST ? [`${reasons.length} texts say why, not ${LEAST}`] : []),
    ...reasons.flatMap(({ at, why, text }, i) => [
      ...(text.some((paragraph) => paragraph.includes(why)) ? [] : [`${at}: its reason is not in the text`]),
      ...(AUTHORITY.test(why) ? [`${at}: its reason is an authority`] : []),
      ...(all.indexOf(why) === i ? [] : [`${at}: the reason of another text`]),
    ]),
    ...[...beginnings].flatMap(([beginning, count]) =>
      count > SAME_BEGINNINGS ? [`«${beginning}» begins ${count} reasons`] : [],
    ),
  ];
}

const reasonsOf = ({ base, lenses }: Extract<ContentItem, { type: 'activity' }>['value']) =>
  lenses.flatMap(({ why, text }, i) => (why === undefined ? [] : [{ at: `base ${base}, week ${i + 1}`, why, text }]));
