import { ACTIVITIES_PER_STAGE, BLOCKS, blockOfStage, STAGES_PER_BLOCK, stageOfActivity } from '@app/contract/programme';
import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';

/** Fewest texts of each block, except the first, that take up something of an earlier one. */
const LEAST_IN_BLOCK = 4;

const blockOf = (id: number) => blockOfStage(stageOfActivity(id));

/**
 * Errors of recalled activities; empty for a valid programme. They must be of an earlier block, and the text recalls them in a sentence
 * with 'Si …', as the user may have skipped them.
 */
export function recallRules(items: readonly ContentItem[]): string[] {
  const recalling = items.flatMap((item) => (item.type === 'activity' ? textsOf(item.value) : []));
  const blocks = Array.from({ length: BLOCKS - 1 }, (_, i) => i + 2);
  return [
    ...recalling.flatMap(({ id, recalls, text }) => [
      ...recalls.flatMap((recalled) =>
        blockOf(recalled) < blockOf(id) ? [] : [`text ${id}: recalls ${recalled}, which is not of an earlier block`],
      ),
      ...(new Set(recalls).size === recalls.length ? [] : [`text ${id}: recalls a text twice`]),
      ...(/(?:^|[.:?»] )Si /u.test(text) ? [] : [`text ${id}: recalls something unconditionally`]),
    ]),
    ...blocks.flatMap((block) => {
      const count = recalling.filter(({ id }) => blockOf(id) === block).length;
      return count < LEAST_IN_BLOCK
        ? [`block ${block}: ${count} texts recall earlier ones, not ${LEAST_IN_BLOCK}`]
        : [];
    }),
  ];
}

const textsOf = ({ base, lenses }: Extract<ContentItem, { type: 'activity' }>['value']) =>
  lenses.flatMap(({ recalls, text }, week) =>
    recalls ? [{ id: idOf(base, week), recalls, text: text.join(' ') }] : [],
  );

/** The id, as in addresses, of a base's text in a week (0…3). */
function idOf(base: number, week: number): number {
  const block = Math.ceil(base / ACTIVITIES_PER_STAGE);
  const position = ((base - 1) % ACTIVITIES_PER_STAGE) + 1;
  return ((block - 1) * STAGES_PER_BLOCK + week) * ACTIVITIES_PER_STAGE + position;
}
