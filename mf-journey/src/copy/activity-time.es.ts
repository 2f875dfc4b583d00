import type { Activity } from '@app/contract/activities';
import type { ActivitySpan } from '@app/contract/activity-time';

/** What follows the minutes of an activity that does not end in one sitting. */
const SPANS: Readonly<Record<ActivitySpan, string>> = {
  once: '',
  day: ', a lo largo del día',
  days: ', a ratos, durante unos días',
  week: ', a ratos, durante una semana',
};

/** Titles that name a length: that of the practice or of the guide alone, while the minutes count reading and writing too. */
const NAMES_A_LENGTH = /minutos|media hora/i;

/** Every practice of the programme lasts three minutes (D2). */
const PRACTICE = '3\u00a0min, ';

/** '20 min', '1 h', '2 h 15 min'. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours}\u00a0h` : '', rest > 0 ? `${rest}\u00a0min` : ''].filter(Boolean).join(' ');
}

/** '20 min', '1 h, a lo largo del día', '3 min, 10 min con la escritura'. */
export function activityTime(
  { type, title, time }: Pick<Activity, 'type' | 'title' | 'time'>,
  span = time.span,
): string {
  const whole = duration(time.minutes) + (NAMES_A_LENGTH.test(title) ? ' con la escritura' : '') + SPANS[span];
  return type === 'daily_practice' ? PRACTICE + whole : whole;
}
