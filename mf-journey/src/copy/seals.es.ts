import { headings } from './headings.es.ts';

/** Texts of the seals page and of a seal's own dialog. */
export const sealsCopy = {
  title: headings.seals.title,
  back: 'Volver al inicio',
  lead: headings.seals.lead,
  count: (unlocked: number, total: number) => `Desbloqueados ${unlocked} / ${total}`,
  next: (title: string) => `En camino: ${title}`,
  search: 'Buscar sellos',
  status: {
    label: 'Estado',
    all: 'Todos los estados',
    unlocked: 'Desbloqueados',
    in_progress: 'En progreso',
    locked: 'Bloqueados',
  },
  block: {
    label: 'Bloque',
    all: 'Todos los bloques',
    one: (id: number) => `Bloque ${id}`,
  },
  empty: {
    title: 'No se encontraron sellos',
    text: 'Prueba con otra palabra, o mira los 48 de nuevo.',
    clear: 'Limpiar filtros',
  },
  results: (count: number) => (count === 1 ? '1 sello' : `${count} sellos`),
  detail: {
    hidden: 'Este sello se abre al completar las actividades de su etapa. Su nombre te espera allí.',
    inProgress: (percent: number) => `Se va llenando con cada actividad: llevas el ${percent} %.`,
    openStage: 'Ir a su etapa',
    share: 'Compartir',
    savePng: 'Guardar como imagen',
    saveSvg: 'Guardar para imprimir',
    failed: 'No hemos podido hacer la imagen. Prueba otra vez, o en otro navegador.',
    fileName: (title: string) => `sello-${title}`,
  },
} as const;
