import { headings } from './headings.es.ts';
import type { CalendarView } from '../dates/calendar-days.ts';
import type { DayIcon } from '../days/calendar-day.ts';

const iconNames: Record<DayIcon, string> = {
  moon: 'Luna',
  flower: 'Flor',
  heart: 'Corazón',
  coffee: 'Pausa',
  book: 'Libro',
  star: 'Estrella',
  sparkles: 'Destellos',
  sun: 'Sol',
  flame: 'Vela',
  drop: 'Gota',
};

const previous: Record<CalendarView, string> = {
  month: 'Mes anterior',
  week: 'Semana anterior',
  day: 'Día anterior',
  year: 'Año anterior',
};

const next: Record<CalendarView, string> = {
  month: 'Mes siguiente',
  week: 'Semana siguiente',
  day: 'Día siguiente',
  year: 'Año siguiente',
};

/** Texts that several views of the calendar share. */
export const calendarCopy = {
  title: headings.calendar.title,
  lead: headings.calendar.lead,
  home: 'Volver al inicio',
  loading: 'Abriendo tu calendario…',
  views: 'Vista del calendario',
  view: { month: 'Mes', week: 'Semana', day: 'Día' },
  notOpened: 'No se ha podido abrir. Comprueba tu conexión e inténtalo otra vez.',
  year: 'Mi año',
  turn: { label: 'Cambiar de fecha', today: 'Hoy', previous, next },
  icons: iconNames,
  today: 'Hoy',
  sacred: 'Día sagrado',
  unnamed: 'Escrito, sin palabra',
  selfCare: 'Me di espacio hoy',
  empty: 'Sin registro',
  blankMonth: 'Un mes en blanco también es un mes. Cuando quieras, abre un día y ponle una palabra.',
  files: {
    pdf: 'Guardar como PDF',
    making: 'Preparando tu PDF…',
    ics: 'Llevar a otro calendario (.ics)',
    icsHint: 'Tus retos y tus días sagrados, para la agenda que ya usas. Solo las fechas: tus palabras se quedan aquí.',
    nothing: 'Todavía no hay retos ni días sagrados que llevar.',
    undrawn: {
      title: 'El PDF no puede mostrar algunos signos',
      text: 'Son emoticonos, flechas o letras de otro alfabeto. En su lugar saldrá [?]; en tu calendario siguen como los escribiste.',
      confirmLabel: 'Guardar así',
    },
    failed: 'No se ha podido preparar el archivo. Comprueba tu conexión e inténtalo otra vez.',
  },
} as const;
