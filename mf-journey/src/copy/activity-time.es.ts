import type { ActivitySpan } from '@app/contract/activity-time';

/** What follows the minutes of an activity that does not end in one sitting. */
const SPANS: Readonly<Record<ActivitySpan, string>> = {
  once: '',
  day: ', a lo largo del día',
  days: ', a ratos, durante unos días',
  week: ', a ratos, durante una semana',
};

/** '20 min', '1 h', '2 h 15 min'. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours}\u00a0h` : '', rest > 0 ? `${rest}\u00a0min` : ''].filter(Boolean).join(' ');
}

/** '20 min', '1 h, a lo largo del día'. */
export const activityTime = (minutes: number, span: ActivitySpan): string => duration(minutes) + SPANS[span];
