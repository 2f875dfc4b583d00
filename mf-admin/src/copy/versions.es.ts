import { counted } from '@app/shared-ui/copy/formats';

/** What belongs to each part, its versions, and taking one back for good. */
export const versionsCopy = {
  access: { user: 'Para todas', admin: 'Solo administradoras' },
  facts: {
    places: 'Direcciones',
    slots: 'Dentro de páginas de otras partes',
    noSlots: 'Nada',
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
  published: (when: string, author: string) => `Publicada el ${when} · ${author}`,
  promoted: (when: string, author: string) => `Puesta en uso el ${when} · ${author}`,
  withdrawn: (when: string, author: string) => `Retirada el ${when} · ${author}`,
  reason: (reason: string) => `Motivo: ${reason}`,
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
  /** The live version, where nothing could take its place. */
  lastGood: 'No se puede retirar: no hay otra versión a la que volver.',
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
