const day = new Intl.DateTimeFormat('es-ES');
const moment = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const time = new Intl.DateTimeFormat('es-ES', { hour: 'numeric', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `3/2/2026` */
export const formatDay = (instant: string): string => day.format(new Date(instant));

/** `3/2/2026, 18:05` */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));

/** `18:05` */
export const formatTime = (instant: string): string => time.format(new Date(instant));

/** A calendar day, `2026-02-03`, as `3 feb`. */
export const formatCalendarDay = (yyyyMmDd: string): string => dayAndMonth.format(new Date(`${yyyyMmDd}T00:00:00Z`));
