/** Texts of the block page. */
export const blockCopy = {
  home: 'Inicio',
  progress: 'Progreso del bloque',
  stages: 'Las cuatro etapas',
  openStage: 'Abrir la etapa',
  waits: {
    upcoming: 'Se abre al completar el bloque anterior. Mientras tanto puedes mirar qué te espera.',
    locked: 'Todavía queda camino hasta aquí. Puedes mirar qué te espera, sin prisa.',
  },
  notFound: {
    title: 'Bloque no encontrado',
    text: 'Lo sentimos, el bloque que estás buscando no existe o no está disponible.',
  },
} as const;
