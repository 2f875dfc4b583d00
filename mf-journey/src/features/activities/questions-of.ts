import type { Activity } from '@app/contract/activities';
import type { Question } from '@app/contract/bodies';
import { activitiesCopy } from '../../copy/activities.es.ts';
import { kindOfText } from './kind-of-text.ts';

const DAILY_KEYS = ['experience', 'attention', 'feelings'] as const;

/** The guiding questions: the activity's own, or the defaults of its kind. */
export function questionsOf(activity: Activity): readonly Question[] {
  if (activity.body && activity.body.questions.length > 0) return activity.body.questions;
  const questions: readonly string[] = activitiesCopy.defaultQuestions[activity.body?.kind ?? kindOfText(activity)];
  return questions.map((question, i) => ({
    key: questions.length === 1 ? 'reflection' : (DAILY_KEYS[i] ?? 'reflection'),
    question,
  }));
}
