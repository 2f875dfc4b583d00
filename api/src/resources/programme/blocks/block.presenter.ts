import type { Block, CurrentBlockProgress } from '@app/contract/blocks';
import type { ContentBlock } from '../content/content-schema.ts';
import type { Programme } from '../served/programme.ts';
import {
  blockPercent,
  blockStatus,
  completedStagesIn,
  currentBlock,
  currentStage,
  type Overview,
  stagePercent,
} from '../progress/progress.policy.ts';

export function presentBlock({ id, title, description, month, icon }: ContentBlock, overview: Overview): Block {
  return {
    id,
    title,
    description,
    month,
    icon,
    status: blockStatus(overview, id),
    progress: blockPercent(overview, id),
    completedStages: completedStagesIn(overview, id),
  };
}

export function presentCurrentBlock(
  programme: Programme,
  overview: Overview,
): Omit<CurrentBlockProgress, 'totalStages'> {
  const blockId = currentBlock(overview);
  return {
    sequentialNumber: blockId,
    blockTitle: programme.block(blockId)?.title ?? '',
    stageProgress: stagePercent(overview, currentStage(overview)),
    completedStages: completedStagesIn(overview, blockId),
  };
}
