const number = new Intl.NumberFormat('es-ES');
const plurals = new Intl.PluralRules('es-ES');

/** `1 libro`, `12 libros`. */
export const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${plurals.select(count) === 'one' ? one : many}`;

/** Texts that every library says. */
export const libraryCopy = {
  back: 'Volver al inicio',
  clear: 'Limpiar filtros',
  emptyHint: 'Prueba con otras palabras o quita algún filtro.',
  allSeen: 'Ya los ves todos',
  saved: {
    filter: 'Guardados',
    save: 'Guardar para después',
    remove: 'Quitar de guardados',
    mark: 'Guardado',
    failed: 'No hemos podido guardarlo. Vuelve a intentarlo en un momento.',
  },
  lock: {
    premium: 'Premium',
    stage: (stageId: number) => `Se abre con la etapa ${stageId}`,
    block: (blockId: number) => `Se abre con el bloque ${blockId}`,
    hidden: 'Bloqueado',
  },
  preview: {
    label: 'Así empieza',
    premiumTitle: 'El resto te espera con Premium',
    premiumText: 'La biblioteca entera, las películas y los retos forman parte de Premium. Sin prisa: aquí seguirán.',
    premiumAction: 'Ver qué incluye Premium',
    stageTitle: (stageId: number) => `Se abre al completar la etapa ${stageId}`,
    blockTitle: (blockId: number) => `Se abre al completar el bloque ${blockId}`,
    progressText: 'Forma parte de tu camino y llega en su momento. Cuando quieras, seguimos.',
    stageAction: (stageId: number) => `Ir a la etapa ${stageId}`,
    blockAction: (blockId: number) => `Ir al bloque ${blockId}`,
  },
  reading: {
    goOn: 'Seguir donde lo dejaste',
    exercise: 'Para hacer',
    tags: 'Temas',
  },
  note: {
    title: 'Para tu journal',
    label: 'Tu nota',
    placeholder: 'Escribe lo que te ha dejado pensando…',
    save: 'Guardar en mi journal',
    keeping: 'Autoguardado',
    savedToast: 'Tu nota está en tu journal',
    earlier: 'Lo que ya escribiste',
    open: (date: string) => `Nota del ${date}`,
    failed: 'No se pudo guardar tu reflexión. Inténtalo de nuevo.',
    entryTitle: (title: string) => `Sobre «${title}»`,
  },
} as const;
