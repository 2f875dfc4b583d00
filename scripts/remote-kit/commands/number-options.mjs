import { Stop } from '../terminal/say.mjs';

/** Options with a number, each declared once for all commands. */
export const BUDGET_OPTIONS = { failures: { type: 'string' }, views: { type: 'string' } };
export const HOURS_OPTION = { hours: { type: 'string' } };

/** Reads the number of an option. @throws Stop if it is none */
function numberIn(values, option) {
  const text = values[option];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new Stop(`--${option} ${text} is no number`);
  return number;
}

/**
 * The wish for a canary: its share in percent, and the given parts of its error budget.
 * @param {string} shareOption the option that has the share: `percent`, or `canary` of a deploy
 * @throws Stop naming the option that is no number
 */
export function canaryWish(values, shareOption) {
  const wish = {
    percent: numberIn(values, shareOption),
    failures: numberIn(values, 'failures'),
    views: numberIn(values, 'views'),
  };
  return Object.fromEntries(Object.entries(wish).filter(([, number]) => number !== undefined));
}

/** Hours that the link of a trial works; `undefined` leaves them to the server. @throws Stop if they are no whole number */
export function trialHours(values) {
  const hours = numberIn(values, 'hours');
  if (hours !== undefined && !Number.isInteger(hours)) throw new Stop(`--hours ${values.hours} is no whole number`);
  return hours;
}
