import { headings } from './headings.es.ts';
import { counted, once } from '@app/shared-ui/copy/formats';

const day = once(() => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' }));

export const challengesCopy = {
  title: headings.challenges.title,
  lead: headings.challenges.lead,
  search: 'Buscar retos',
  kinds: { label: 'Categoría', all: 'Todas las categorías' },
  tags: 'Temas',
  count: (count: number) => counted(count, 'reto', 'retos'),
  empty: 'No se encontraron retos que coincidan con tu búsqueda',
  more: 'Cargar más retos',
  see: 'Ver el reto',
  seeDay: (n: number) => `Ver el día ${n}`,
  begins: (from: string) => `Empieza el ${dayText(from)}`,
  add: 'Añadir a mi calendario',
  changeDate: 'Cambiar la fecha',
  remove: 'Quitar del calendario',
  download: 'Llevar a otro calendario (.ics)',
  /** `from` is a day `yyyy-MM-dd`. */
  inCalendar: (from: string, to: string) =>
    from === to ? `En tu calendario: ${dayText(from)}` : `En tu calendario: del ${dayText(from)} al ${dayText(to)}`,
  progress: (done: number, total: number) => `${done} de ${counted(total, 'día hecho', 'días hechos')}`,
  finished: 'Reto completado',
  dialog: {
    text: (days: number) =>
      days === 1
        ? 'Elige el día en que quieres vivirlo. Lo verás en tu calendario, junto a lo tuyo.'
        : `Elige el día en que empieza. Sus ${days} días aparecerán en tu calendario, junto a lo tuyo, y allí podrás marcarlos.`,
    date: 'Fecha de inicio',
    ends: (to: string) => `Termina el ${dayText(to)}.`,
    confirm: 'Añadir',
    move: 'Elige el día en que empieza. Lo que ya has marcado sigue marcado.',
    confirmMove: 'Cambiar',
    noDate: 'Elige una fecha.',
    failed: 'No hemos podido guardarlo. Vuelve a intentarlo en un momento.',
  },
  downloadFailed: 'No hemos podido preparar el archivo. Vuelve a intentarlo en un momento.',
  addedToast: 'El reto está en tu calendario',
  movedToast: 'Has cambiado la fecha del reto',
  removedToast: 'El reto ya no está en tu calendario',
  removeQuestion: {
    title: 'Quitar el reto del calendario',
    text: 'Los días que habías marcado se quitarán también.',
    confirmLabel: 'Quitar',
    cancelLabel: 'No quitarlo',
  },
  days: 'Día a día',
  day: (n: number, title: string) => `Día ${n} · ${title}`,
  dayDone: 'Hecho',
  closing: 'Al terminar',
  failure: 'Este reto no ha llegado.',
} as const;

/** A calendar day is the same day everywhere: no zone moves it. */
const dayText = (isoDay: string) => day().format(new Date(`${isoDay}T00:00:00Z`));
