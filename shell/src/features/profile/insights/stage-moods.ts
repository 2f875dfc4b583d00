import { writtenOn } from '@app/contract/written-at';
import { LIVED_ACTIVITIES, stageOfActivity } from '@app/contract/programme';
import type { StoredDocument } from '@app/shared-ui/host';
import { type DayKey, dayKeyOf } from '@app/shared-ui/dates/day-key';
import { readAssessment } from '@app/shared-ui/year/assessments';
import { groupsOf } from './groups.ts';
import { type MeanMood, meanMood, type MoodDay } from './mood-days.ts';

/** The user worked on a stage on a day. */
export interface StageMark {
  readonly day: DayKey;
  readonly stage: number;
}

/** Entries for activities and self-assessments say which stage the user was in on which day. */
export function stageMarksOf(entries: readonly StoredDocument[], assessments: readonly StoredDocument[]): StageMark[] {
  const marks = [
    ...entries.map((entry) => mark(entry.fields['activityId'], new Date(writtenOn(entry)))),
    ...assessments
      .flatMap((document) => readAssessment(document) ?? [])
      .map(({ activityId, takenAt }) => mark(activityId, new Date(takenAt))),
  ];
  return marks.filter((one) => one !== undefined).toSorted((a, b) => a.day.localeCompare(b.day));
}

function mark(activityId: unknown, at: Date): StageMark | undefined {
  const isActivity = typeof activityId === 'number' && Number.isInteger(activityId);
  if (!isActivity || activityId < 1 || activityId > LIVED_ACTIVITIES || Number.isNaN(at.getTime())) return undefined;
  return { day: dayKeyOf(at), stage: stageOfActivity(activityId) };
}

export interface StageMood extends MeanMood {
  readonly stage: number;
}

/** Mean mood of each stage: a day belongs to the stage of the last mark on or before it. Days before the first mark belong to none. */
export function stageMoodsOf(days: readonly MoodDay[], marks: readonly StageMark[]): StageMood[] {
  const byStage = groupsOf(days, ({ day }) => marks.findLast((one) => one.day <= day)?.stage);
  return [...byStage]
    .flatMap(([stage, inStage]) => {
      const mean = meanMood(inStage);
      return stage !== undefined && mean ? [{ stage, ...mean }] : [];
    })
    .toSorted((a, b) => a.stage - b.stage);
}
