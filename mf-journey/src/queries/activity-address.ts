import { blockOfStage, stageOfActivity } from '@app/contract/programme';

/** Address of an activity within its stage, which opens its card. */
export function activityAddress(activityId: number): string {
  const stageId = stageOfActivity(activityId);
  return `/block/${blockOfStage(stageId)}/etapa/${stageId}#actividad-${activityId}`;
}
