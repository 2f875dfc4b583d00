import type { CurrentWeek, Week } from '@app/contract/blocks';
import { ACTIVITIES_PER_STAGE, activitiesOfStage, blockOfStage, weekOfStage } from '@app/contract/programme';
import type { ContentStage } from '../content/content-schema.ts';
import type { Programme } from '../served/programme.ts';
import {
  completedInStage,
  currentStage,
  isStageCompleted,
  type Overview,
  stagePercent,
} from '../progress/progress.policy.ts';

/** A stage is called `week` in the API. */
export function presentWeek(
  programme: Programme,
  { id, title, objective, tags }: ContentStage,
  overview: Overview,
): Week {
  const weekNumber = weekOfStage(id);
  return {
    id,
    blockId: blockOfStage(id),
    weekNumber,
    etapaNumber: weekNumber,
    title,
    objective,
    description: programme.weekText(weekNumber),
    tags,
    progress: stagePercent(overview, id),
    activities: activitiesOfStage(id),
    completedActivities: completedInStage(overview, id),
    totalActivities: ACTIVITIES_PER_STAGE,
    isCompleted: isStageCompleted(overview, id),
  };
}

/** The user's current stage; the last one, complete, when the journey is complete (D9). */
export function presentCurrentWeek(programme: Programme, overview: Overview): Omit<CurrentWeek, 'totalActivities'> {
  const id = currentStage(overview);
  return {
    id,
    blockId: blockOfStage(id),
    weekNumber: weekOfStage(id),
    title: programme.stage(id)?.title ?? '',
    progress: stagePercent(overview, id),
    completedActivities: completedInStage(overview, id),
  };
}
