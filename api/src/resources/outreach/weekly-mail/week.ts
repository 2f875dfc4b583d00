import { tz } from '@date-fns/tz';
import { formatISO, getHours, getISODay, startOfISOWeek } from 'date-fns';

const MONDAY = 1;
const SENT_FROM_HOUR = 9;
/** Last weekday on which the mail is sent, if the server was down on Monday: Tuesday. */
const SENT_UNTIL_DAY = 2;

/**
 * Whether the week's mail is due: Monday from nine on, or Tuesday.
 * @returns the Monday that identifies the week
 */
export function weekToSend(now: Date, timeZone: string): string | undefined {
  const there = tz(timeZone)(now);
  const weekday = getISODay(there);
  if (weekday > SENT_UNTIL_DAY || (weekday === MONDAY && getHours(there) < SENT_FROM_HOUR)) return undefined;
  return formatISO(startOfISOWeek(there), { representation: 'date' });
}
