/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Activity } from '@app/contract/activities';
import type { ActivityTime } from '@app/contract/activity-time';
import { bodySchema, type Dimension } from '@app/contract/bodies';
import { activitiesOfStage, baseOfActivity, blockOfStage, stageOfActivity, weekOfStage } from '@app/contract/programme';
import { asksYearly, YEARLY_DIMENSIONS } from '@app/contract/yearly';
import { anActivity } from './a-journey.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../api/content/activities');

/** What all kinds have; `bodySchema` reads the rest. */
interface ContentFile {
  readonly activities: readonly {
    readonly base: number;
    readonly dimensions?: readonly Dimension[];
    readonly lenses: readonly {
      readonly title: string;
      readonly description: string;
      readonly time: ActivityTime;
      readonly questions: readonly string[];
    }[];
  }[];
}

function contentOf(blockId: number): ContentFile['activities'] {
  const file = path.join(CONTENT, `block-${String(blockId).padStart(2, '0')}.json`);
  const { activities }: ContentFile = JSON.parse(readFileSync(file, 'utf8'));
  return activities;
}

const DAILY_KEYS = ['experience', 'attention', 'feelings'];

/** An activity of `api/content` in its stage, as the API answers it to a user who may do it. */
function contentActivity(id: number): Activity {
  const stageId = stageOfActivity(id);
  const content = contentOf(blockOfStage(stageId)).find(({ base }) => base === baseOfActivity(id));
  const lens = content?.lenses[weekOfStage(stageId) - 1];
  if (!content || !lens) throw new Error(`api/content has no activity ${id}`);
  const { base: _base, lenses: _lenses, ...shared } = content;
  const questions = lens.questions.map((question, i) => ({
    key: lens.questions.length === 1 ? 'reflection' : DAILY_KEYS[i],
    question,
  }));
  const yearly = asksYearly(id) ? { yearly: yearlyDimensions() } : {};
  const body = bodySchema.parse({ ...shared, ...lens, ...yearly, questions });
  return anActivity({ id, title: lens.title, description: lens.description, time: lens.time, body });
}

/** Dimensions of the first block that its later self-assessments ask again. */
const yearlyDimensions = () =>
  contentOf(1)
    .flatMap(({ dimensions = [] }) => dimensions)
    .filter(({ key }) => YEARLY_DIMENSIONS.includes(key));

/** The nine activities of a stage, with the texts of `api/content`. */
export const contentActivities = (stageId: number): Activity[] => activitiesOfStage(stageId).map(contentActivity);
