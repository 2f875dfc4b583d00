import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';

/** Fewest texts that say in one sentence why their act does something. */
const LEAST = 150;
/** Words of authority that stand in place of a reason. */
const AUTHORITY =
  /(?<!\p{L})(?:estudios?|ciencia|científic\p{L}*|investigaci\p{L}*|demostrad\p{L}*|expert\p{L}*|neuro\p{L}*)(?!\p{L})/iu;

/** Errors of the reasons; empty for a valid programme: each stands in its text, is its own, and is in the words of the user. */
export function whyRules(items: readonly ContentItem[]): string[] {
  const reasons = items.flatMap((item) => (item.type === 'activity' ? reasonsOf(item.value) : []));
  const all = reasons.map(({ why }) => why);
  return [
    ...(reasons.length < LEAST ? [`${reasons.length} texts say why, not ${LEAST}`] : []),
    ...reasons.flatMap(({ at, why, text }, i) => [
      ...(text.some((paragraph) => paragraph.includes(why)) ? [] : [`${at}: its reason is not in the text`]),
      ...(AUTHORITY.test(why) ? [`${at}: its reason is an authority`] : []),
      ...(all.indexOf(why) === i ? [] : [`${at}: the reason of another text`]),
    ]),
  ];
}

const reasonsOf = ({ base, lenses }: Extract<ContentItem, { type: 'activity' }>['value']) =>
  lenses.flatMap(({ why, text }, i) => (why === undefined ? [] : [{ at: `base ${base}, week ${i + 1}`, why, text }]));
