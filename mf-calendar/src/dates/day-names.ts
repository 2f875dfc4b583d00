import { once } from '@app/shared-ui/copy/formats';
import { type DayKey, dateOf, mondayOf, plusDays } from './day-key.ts';

/** Days as they are said in Spanish. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = once(() => new Intl.DateTimeFormat('es-ES', options));
  return (day: DayKey): string => formatter().format(dateOf(day));
};

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** 'sábado, 21 de noviembre de 2026' */
export const fullDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** 'sábado, 21 de noviembre' */
export const dayInYear = format({ weekday: 'long', day: 'numeric', month: 'long' });
/** '21 de noviembre' */
export const dayInMonth = format({ day: 'numeric', month: 'long' });
/** 'sábado' */
export const weekdayName = format({ weekday: 'long' });
const monthLong = format({ month: 'long' });

export const dayNumber = (day: DayKey): number => Number(day.slice(8));
export const yearName = (day: DayKey): string => day.slice(0, 4);
/** 'Noviembre' */
export const monthName = (day: DayKey): string => upperFirst(monthLong(day));
/** 'Noviembre de 2026' */
export const monthTitle = (day: DayKey): string => `${monthName(day)} de ${yearName(day)}`;
/** 'Sábado, 21 de noviembre' */
export const dayTitle = (day: DayKey): string => upperFirst(dayInYear(day));

/** '16 – 22 de noviembre de 2026'; what both ends share is said once. */
export function weekTitle(day: DayKey): string {
  const monday = mondayOf(day);
  const sunday = plusDays(monday, 6);
  const end = `${dayInMonth(sunday)} de ${yearName(sunday)}`;
  if (monday.slice(0, 7) === sunday.slice(0, 7)) return `${dayNumber(monday)} – ${end}`;
  if (yearName(monday) === yearName(sunday)) return `${dayInMonth(monday)} – ${end}`;
  return `${dayInMonth(monday)} de ${yearName(monday)} – ${end}`;
}
