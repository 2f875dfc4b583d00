import { counted } from '@app/shared-ui/copy/formats';

const number = new Intl.NumberFormat('es-ES');

/** Where users come from and where in the journey they stop. */
export const journeyCopy = {
  leads: {
    title: 'De dónde llegan',
    lead: 'Pulsaciones de los botones de la página de inicio, sin ningún dato de quien los pulsa.',
    empty: 'Todavía nadie ha pulsado un botón de la página de inicio.',
    chart: (total: number, days: number) => `${counted(total, 'pulsación', 'pulsaciones')} en los últimos ${days} días`,
    bar: (day: string, count: number) => `${day}: ${number.format(count)}`,
    table: 'Ver como tabla',
    caption: 'Pulsaciones por día y botón',
    day: 'Día',
    total: 'Total',
    sources: {
      cta_main_button: 'Botón principal',
      cta_modules_button: 'Módulos',
      cta_differentiation_button: 'Diferencia',
      cta_final_button: 'Botón final',
    },
  },
  dropoff: {
    title: 'Dónde se detiene el camino',
    lead: (days: number, least: number) =>
      `Etapa en la que está cada mujer y cuántas llevan ${days} días o más sin dar un paso. Solo se muestran grupos de ${least} o más.`,
    empty: 'Todavía no hay ningún grupo lo bastante grande para mostrarlo.',
    counted: (when: string) => `Contado ${when.toLowerCase()}`,
    notCounted: 'Aún no se ha contado: se hace una vez por hora.',
    chart: 'Mujeres por etapa: todas y las que se han detenido',
    stage: 'Etapa',
    here: 'Están aquí',
    halted: 'Se han detenido',
    few: 'menos de 5',
    table: 'Ver como tabla',
    caption: 'Mujeres por etapa',
    stageName: (id: number, title: string) => `Etapa ${id} · ${title}`,
  },
} as const;
