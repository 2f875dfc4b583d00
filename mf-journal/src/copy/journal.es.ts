import { headings } from './headings.es.ts';

/** Texts of the journal page and of reading an entry (2§2.6). */
export const journalCopy = {
  title: headings.journal.title,
  back: 'Volver al inicio',
  greeting: (name: string) => `Hola, ${name}`,
  someone: 'Hermosa Mujer',
  underlines: 'Mis subrayados',
  lead: headings.journal.lead,
  create: {
    title: 'Una página en blanco',
    text: 'Para lo que sea que traigas hoy: una frase basta.',
    action: 'Crear entrada personal',
  },
  search: 'Buscar en tu journal',
  months: {
    label: 'Meses',
    count: (entries: number) => (entries === 1 ? '1 entrada' : `${entries} entradas`),
  },
  tabs: { label: 'Tus entradas', personal: 'Entradas Personales', activity: 'Entradas Actividades' },
  results: (count: number) => (count === 1 ? '1 entrada encontrada' : `${count} entradas encontradas`),
  searching: 'Buscando…',
  noResults: {
    title: 'No hemos encontrado esas palabras',
    text: 'Prueba con menos palabras, o con otra que recuerdes.',
    action: 'Ver todas tus entradas',
  },
  ofStage: (stageId: number) => `Lo que escribiste en la etapa ${stageId}`,
  allEntries: 'Ver todo tu journal',
  empty: {
    personal: {
      title: 'Aún no hay entradas personales',
      text: 'La primera puede ser muy corta. Empieza por cómo estás ahora mismo.',
    },
    activity: {
      title: 'Aún no hay entradas de actividades',
      text: 'Cuando respondas a las preguntas de una actividad, encontrarás aquí tus palabras.',
      action: 'Ir a tu etapa',
    },
    stage: {
      title: 'En esta etapa no escribiste nada',
      text: 'Sus preguntas siguen ahí, por si un día quieres volver.',
      action: 'Ir a la etapa',
    },
  },
  feltThatDay: (word: string) => `Ese día: ${word}`,
  loading: 'Abriendo tu journal…',
  more: 'Mostrar más entradas',
  shown: (shown: number, all: number) => `${shown} de ${all} entradas`,
  delete: 'Eliminar',
  deleting: {
    title: 'Eliminar entrada personal',
    question: '¿Estás segura de que quieres eliminar esta entrada personal?',
    warning: 'Esta acción no se puede deshacer',
    confirm: 'Eliminar',
    cancel: 'Cancelar',
  },
  deleted: 'La entrada está eliminada',
  deleteFailed: 'No se pudo eliminar la entrada. Inténtalo de nuevo.',
  reading: {
    written: (day: string) => `Escrita el ${day}`,
    missing: (count: number) =>
      count === 1
        ? 'Falta un dibujo: lo verás cuando haya conexión aquí o en el dispositivo en que lo hiciste.'
        : `Faltan ${count} dibujos: los verás cuando haya conexión aquí o en el dispositivo en que los hiciste.`,
    cameBack: 'Habías borrado esta entrada aquí, y ha vuelto porque la seguiste escribiendo en otro dispositivo.',
    nothing: 'Esta entrada todavía está en blanco.',
    modify: 'Modificar Entrada',
    before: 'Anterior',
    after: 'Siguiente',
  },
  state: {
    pending: 'Pendiente de enviar',
    rejected: 'No se ha podido enviar',
    memory: 'Solo en esta página',
  },
} as const;
