import { blockOfStage } from '@app/contract/programme';
import type { Seal } from '@app/contract/seals';
import type { ContentSeal } from '../content/content-schema.ts';
import { type Overview, sealStatus, stagePercent } from '../progress/progress.policy.ts';

export function presentSeal({ id, title, icon, meaning }: ContentSeal, overview: Overview): Seal {
  return {
    id,
    blockId: blockOfStage(id),
    weekId: id,
    title,
    meaning,
    icon,
    status: sealStatus(overview, id),
    progress: stagePercent(overview, id),
  };
}
