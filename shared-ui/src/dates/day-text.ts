import { once } from '../copy/formats.ts';
import type { DayKey } from './day-key.ts';

const long = once(() => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' }));
const withYear = once(
  () => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const dateOf = (day: DayKey): Date => new Date(`${day}T00:00:00.000Z`);

/** '3 de diciembre'. */
export const dayText = (day: DayKey): string => long().format(dateOf(day));
/** '3 de diciembre de 2026'. */
export const dayWithYear = (day: DayKey): string => withYear().format(dateOf(day));
