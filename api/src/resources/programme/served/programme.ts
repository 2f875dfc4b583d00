import type { ActivityType } from '@app/contract/activities';
import type { ActivityTime } from '@app/contract/activity-time';
import type { Body, Dimension } from '@app/contract/bodies';
import {
  ACTIVITIES_PER_STAGE,
  activitiesOfStage,
  baseOfActivity,
  BLOCKS,
  blockOfStage,
  LIVED_ACTIVITIES,
  stageOfActivity,
  STAGES,
  weekOfStage,
} from '@app/contract/programme';
import { asksYearly, YEARLY_DIMENSIONS } from '@app/contract/yearly';
import { presentBody, previewOf, typeOf } from '../content/body.presenter.ts';
import type { ContentItem } from '../content/content-items.ts';
import type { ContentActivity, ContentBlock, ContentSeal, ContentStage } from '../content/content-schema.ts';

/** An activity in one stage: all of it that does not depend on the user. */
export interface ProgrammeActivity {
  readonly id: number;
  readonly blockId: number;
  readonly weekId: number;
  readonly title: string;
  readonly description: string;
  readonly type: ActivityType;
  readonly time: ActivityTime;
  readonly body: Body;
  /** Activities of earlier blocks that the text takes up. */
  readonly recalls: readonly { readonly id: number; readonly title: string }[];
  /** Beginning of the body, at most 300 characters, for a user who may not read it. */
  readonly preview: string;
}

/** The whole programme in memory, for every call. */
export interface Programme {
  readonly blocks: readonly ContentBlock[];
  readonly stages: readonly ContentStage[];
  readonly seals: readonly ContentSeal[];
  block(id: number): ContentBlock | undefined;
  stage(id: number): ContentStage | undefined;
  seal(id: number): ContentSeal | undefined;
  activity(id: number): ProgrammeActivity | undefined;
  /** Fixed text of a week of a block, 1…4. */
  weekText(weekNumber: number): string | undefined;
}

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/** Builds the programme from its items; missing parts are absent. */
export function createProgramme(items: readonly ContentItem[]): Programme {
  const blocks = new Map<number, ContentBlock>();
  const stages = new Map<number, ContentStage>();
  const seals = new Map<number, ContentSeal>();
  const bases = new Map<number, ContentActivity>();
  let weekTexts: readonly string[] = [];
  for (const item of items) {
    if (item.type === 'block') blocks.set(item.value.id, item.value);
    else if (item.type === 'stage') stages.set(item.value.id, item.value);
    else if (item.type === 'seal') seals.set(item.value.id, item.value);
    else if (item.type === 'activity') bases.set(item.value.base, item.value);
    else if (item.type === 'week-texts') weekTexts = item.value;
  }
  const activities = new Map(
    upTo(LIVED_ACTIVITIES)
      .map((id) => liveActivity(id, bases))
      .filter(isPresent)
      .map((activity) => [activity.id, activity]),
  );
  return {
    blocks: upTo(BLOCKS)
      .map((id) => blocks.get(id))
      .filter(isPresent),
    stages: upTo(STAGES)
      .map((id) => stages.get(id))
      .filter(isPresent),
    seals: upTo(STAGES)
      .map((id) => seals.get(id))
      .filter(isPresent),
    block: (id) => blocks.get(id),
    stage: (id) => stages.get(id),
    seal: (id) => seals.get(id),
    activity: (id) => activities.get(id),
    weekText: (weekNumber) => weekTexts[weekNumber - 1],
  };
}

type Bases = ReadonlyMap<number, ContentActivity>;

const lensOf = (id: number, bases: Bases) =>
  bases.get(baseOfActivity(id))?.lenses[weekOfStage(stageOfActivity(id)) - 1];

function liveActivity(id: number, bases: Bases): ProgrammeActivity | undefined {
  const weekId = stageOfActivity(id);
  const weekNumber = weekOfStage(weekId);
  const base = bases.get(baseOfActivity(id));
  const lens = lensOf(id, bases);
  if (!base || !lens) return undefined;
  return {
    id,
    blockId: blockOfStage(weekId),
    weekId,
    title: lens.title,
    description: lens.description,
    type: typeOf(base.kind, weekNumber),
    time: lens.time,
    body: presentBody(base, weekNumber, asksYearly(id) ? yearlyIn(bases) : []),
    recalls: (lens.recalls ?? []).flatMap((recalled) => {
      const title = lensOf(recalled, bases)?.title;
      const isEarlier = blockOfStage(stageOfActivity(recalled)) < blockOfStage(weekId);
      return title !== undefined && isEarlier ? [{ id: recalled, title }] : [];
    }),
    preview: previewOf(lens.text),
  };
}

/** Dimensions of the first block that later ones ask again. */
function yearlyIn(bases: Bases): Dimension[] {
  const first = bases.get(ACTIVITIES_PER_STAGE);
  if (first?.kind !== 'assessment') return [];
  return first.dimensions.filter(({ key }) => YEARLY_DIMENSIONS.includes(key));
}

/** The existing activities of a stage, in order. */
export const activitiesIn = (programme: Programme, stageId: number): ProgrammeActivity[] =>
  activitiesOfStage(stageId)
    .map((id) => programme.activity(id))
    .filter(isPresent);
