import type { DayKey } from '@app/shared-ui/dates/day-key';
import { dayCopy } from '../copy/day.es.ts';

/** The question above a day's emotion: the specified one (2§4) asks about today. */
export function emotionQuestion(day: DayKey, today: DayKey): string {
  if (day === today) return dayCopy.emotion.today;
  return day < today ? dayCopy.emotion.past : dayCopy.emotion.future;
}
