/** A week's key: at most five weeks are counted from the first of a month. */
const SHAPE = /^\d{4}-(0[1-9]|1[0-2])-week-[1-5]$/;
const DAY_MS = 86_400_000;

const nameOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** Days since the Monday before: 0 on a Monday. */
const sinceMonday = (ms: number): number => (new Date(ms).getUTCDay() + 6) % 7;

/** Whether a text has the form of a week's key. */
export const isWeekKey = (text: string): boolean => SHAPE.test(text);

/**
 * The key of a week's intention (2§3): `yyyy-MM-week-N`, N = floor(days since the start of the month / 7) + 1, computed from the Monday of
 * the week (D22), so that a week that spans two months or years has one key.
 * @param day any day of the week, `yyyy-MM-dd`
 */
export function weekKeyOf(day: string): string {
  const ms = Date.parse(`${day}T00:00:00Z`);
  const monday = nameOf(ms - sinceMonday(ms) * DAY_MS);
  return `${monday.slice(0, 7)}-week-${Math.floor((Number(monday.slice(8)) - 1) / 7) + 1}`;
}

/**
 * The Monday from which a week's key was made, `yyyy-MM-dd`. A fifth week that its month does not have is that of the next Monday.
 * @param key of the form that `isWeekKey` accepts
 */
export function mondayOfWeek(key: string): string {
  const first = Date.parse(`${key.slice(0, 7)}-01T00:00:00Z`) + (Number(key.slice(-1)) - 1) * 7 * DAY_MS;
  return nameOf(first + ((7 - sinceMonday(first)) % 7) * DAY_MS);
}
