import { blockOfStage } from '@app/contract/programme';
import { sealStatus } from '@app/contract/programme-rules';
import type { Seal } from '@app/contract/seals';
import type { ContentSeal } from '../content/content-schema.ts';
import { completedInStage, type Overview, stagePercent } from '../progress/progress.policy.ts';

export function presentSeal({ id, title, icon, meaning }: ContentSeal, overview: Overview): Seal {
  return {
    id,
    blockId: blockOfStage(id),
    weekId: id,
    title,
    meaning,
    icon,
    status: sealStatus(completedInStage(overview, id)),
    progress: stagePercent(overview, id),
  };
}
