import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';
import { type DayKey, mondayOf, plusDays } from '@app/shared-ui/dates/day-key';
import { dateOf } from './calendar-days.ts';

/** Days as they are said in Spanish: by the library whose words the month's grid uses anyway, as each of the browser's own formats costs a phone 10 ms. */
const said =
  (pattern: string) =>
  (day: DayKey): string =>
    format(dateOf(day), pattern, { locale: es });

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** 'sábado, 21 de noviembre de 2026' */
export const fullDay = said("EEEE, d 'de' MMMM 'de' yyyy");
/** 'sábado, 21 de noviembre' */
export const dayInYear = said("EEEE, d 'de' MMMM");
/** '21 de noviembre' */
export const dayInMonth = said("d 'de' MMMM");
/** 'sábado' */
export const weekdayName = said('EEEE');
/** 'sáb' */
export const shortWeekday = said('EEE');
const monthLong = said('MMMM');

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
