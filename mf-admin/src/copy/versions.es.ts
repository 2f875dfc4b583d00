import { counted } from '@app/shared-ui/copy/formats';

/** What belongs to each part, its versions, and taking one back for good. */
export const versionsCopy = {
  access: { user: 'Para todas', admin: 'Solo administradoras' },
  facts: {
    places: 'Direcciones',
    slots: 'Dentro de páginas de otras partes',
    noPlaces: 'Ninguna',
    since: 'Publicada por primera vez',
    unknown: 'No consta',
  },
  nothingLive: 'Ninguna versión en uso',
  state: {
    live: 'En uso',
    before: 'Estuvo en uso',
    never: 'Nunca en uso',
    withdrawn: 'Retirada',
  },
  by: (author: string) => `por ${author}`,
  /** The developers' own words for what they did, and its mark in their records. */
  source: (commit: string, change: string) => `Último cambio: ${[change, commit].filter(Boolean).join(' · ')}`,
  forced: (reason: string) => `No pasó sus comprobaciones y se publicó igualmente: ${reason}`,
  /** When, and by whom. */
  published: (done: string) => `Publicada el ${done}`,
  publishedLive: (done: string) => `Publicada y puesta en uso el ${done}`,
  promoted: (done: string) => `Puesta en uso el ${done}`,
  withdrawn: (done: string) => `Retirada el ${done}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  columns: { version: 'Versión', when: 'Cuándo', state: 'Estado', actions: 'Acciones' },
  versionsOf: (name: string) => `Versiones de ${name}`,
  older: (count: number) => `Ver ${counted(count, 'versión', 'versiones')} más`,
  withdraw: 'Retirar',
  withdrawOf: (name: string, version: string) => `Retirar ${name} ${version}`,
  rollback: {
    action: 'Volver a la anterior',
    actionOf: (name: string, version: string) => `Volver a la anterior: ${name} ${version}`,
    title: (name: string, version: string) => `Volver a ${name} ${version}`,
    text: (version: string, live: string | null) =>
      live === null
        ? `Ahora no hay ninguna versión en uso. Volverá la ${version}.`
        : `Ahora está en uso la ${live}. Volverá la ${version}; las páginas abiertas pasarán a ella al cambiar de página. La ${live} no se retira: el equipo puede volver a ponerla en uso.`,
    confirm: 'Volver a esa versión',
    cancel: 'Cancelar',
    done: 'Versión anterior en uso',
    doneText: (name: string, version: string) => `${name} ha vuelto a la ${version}`,
    failed: 'No se ha podido volver a la versión anterior',
  },
  /** Said once of all parts that have only one. */
  lastGood: 'La versión en uso no se puede retirar donde no hay otra a la que volver.',
  dialog: {
    title: (name: string, version: string) => `Retirar ${name} ${version}`,
    text: 'Es para una versión con un fallo que hace daño. No se puede deshacer: no se volverá a poner en uso nunca, y sus archivos dejan de servirse en este momento.',
    live: (previous: string) => `Ahora está en uso: en su lugar vuelve la ${previous}.`,
    before: 'Las páginas abiertas que aún la usan pasarán a la que está en uso al cambiar de página.',
    reason: 'Motivo',
    reasonHint: 'Lo verá el equipo que la publicó. De 3 a 200 letras.',
    reasonFault: 'Escribe el motivo, de 3 a 200 letras.',
    cancel: 'Cancelar',
    submit: 'Retirar para siempre',
    pending: 'Retirando…',
    failed: 'No se ha podido retirar. Vuelve a intentarlo.',
  },
  done: 'Versión retirada',
  doneText: (name: string, version: string) => `${name} ${version} ya no se sirve a nadie`,
} as const;
