import { DAY_MS } from '../../../platform/durations.ts';

const NUMERIC = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const MONDAY = 1;
const SENT_FROM_HOUR = 9;
/** Last weekday on which the mail is sent, if the server was down on Monday: Tuesday. */
const SENT_UNTIL_DAY = 2;

interface LocalTime {
  readonly day: string;
  /** Day of the week, Monday is 1. */
  readonly weekday: number;
  readonly hour: number;
}

function localTime(now: Date, timeZone: string): LocalTime {
  const day = new Intl.DateTimeFormat('en-CA', { ...NUMERIC, timeZone }).format(now);
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now));
  return { day, hour, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7 };
}

/** The day in a time zone, `yyyy-MM-dd`. */
export const dayIn = (now: Date, timeZone: string): string => localTime(now, timeZone).day;

/**
 * Whether the week's mail is due: Monday from nine on, or Tuesday.
 * @returns the Monday that identifies the week
 */
export function weekToSend(now: Date, timeZone: string): string | undefined {
  const { day, weekday, hour } = localTime(now, timeZone);
  if (weekday > SENT_UNTIL_DAY || (weekday === MONDAY && hour < SENT_FROM_HOUR)) return undefined;
  return new Date(Date.parse(`${day}T00:00:00Z`) - (weekday - MONDAY) * DAY_MS).toISOString().slice(0, 10);
}
