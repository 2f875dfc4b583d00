import type { Block, BlockIcon } from '@app/contract/blocks';
import { BLOCKS } from '@app/contract/programme';
import { programmeCopy } from '../copy/programme.es.ts';

/** In block order (2§3). */
const ICONS: readonly BlockIcon[] = [
  'seedling',
  'wind',
  'eye',
  'heart',
  'shield',
  'message-circle',
  'zap',
  'sparkles',
  'refresh',
  'expand',
  'sun',
  'lock',
];

/** The twelve blocks of the path. If not exactly twelve came, all have their fallback titles, and those that came keep their state (2§7). */
export function twelveBlocks(blocks: readonly Block[]): readonly Block[] {
  if (blocks.length === BLOCKS) return blocks;
  return programmeCopy.fallbackBlockTitles.map((title, i) => {
    const id = i + 1;
    const known = blocks.find((block) => block.id === id);
    return { ...(known ?? unknownBlock(id)), title };
  });
}

/** Title of a block, also before the blocks have arrived. */
export const blockTitle = (blocks: readonly Block[] | undefined, blockId: number): string =>
  twelveBlocks(blocks ?? []).find(({ id }) => id === blockId)?.title ?? '';

const unknownBlock = (id: number): Omit<Block, 'title'> => ({
  id,
  description: '',
  month: id,
  icon: ICONS[id - 1] ?? 'seedling',
  status: 'locked',
  progress: 0,
  completedStages: 0,
});
