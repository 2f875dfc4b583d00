import { once } from '@app/shared-ui/copy/formats';

const short = once(() => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', year: 'numeric' }));
const long = once(() => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' }));

/** '21 nov 2026', of a time as an entry has it (`writtenOn`). */
export const shortDate = (iso: string): string => short().format(new Date(iso));

/** '21 de noviembre de 2026'. */
export const longDate = (iso: string): string => long().format(new Date(iso));

const ofYear = once(() => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' }));

/** '21 de noviembre'. */
export const dayOfYear = (iso: string): string => ofYear().format(new Date(iso));

const weekday = once(() => new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long' }));
const clock = once(() => new Intl.DateTimeFormat('es-ES', { hour: 'numeric', minute: '2-digit' }));

/** 'sábado, 21 de noviembre'; with 'de 2025' where it is not this year. */
export function weekdayDate(iso: string, now: Date = new Date()): string {
  const date = new Date(iso);
  const day = weekday().format(date);
  return date.getFullYear() === now.getFullYear() ? day : `${day} de ${date.getFullYear()}`;
}

const dayOfWeek = once(() => new Intl.DateTimeFormat('es-ES', { weekday: 'short' }));

/** '21' and 'sáb', for below a heading that names the month. */
export function dayInMonth(iso: string): { readonly day: string; readonly weekday: string } {
  const date = new Date(iso);
  return { day: String(date.getDate()), weekday: dayOfWeek().format(date) };
}

/** '8:05'. */
export const clockTime = (iso: string): string => clock().format(new Date(iso));

const month = once(() => new Intl.DateTimeFormat('es-ES', { month: 'long' }));

/** 'noviembre' and '2026', and what tells one month from another. */
export function monthOf(iso: string): { readonly key: string; readonly name: string; readonly year: string } {
  const date = new Date(iso);
  const year = String(date.getFullYear());
  return { key: `${year}-${date.getMonth()}`, name: month().format(date), year };
}
