/** Texts inside the exported files. */
export const filesCopy = {
  ics: {
    name: 'Calendario',
    file: 'calendario.ics',
    sacred: 'Día sagrado',
    challenge: (title: string | undefined, number: number, total: number) =>
      `${title ?? 'Reto'} · día ${number} de ${total}`,
  },
  pdf: {
    file: { day: 'dia', week: 'semana', month: 'mes' },
    intention: 'Intención',
    weekIntention: 'Intención de la semana',
    note: 'Nota o ritual',
    journal: 'Lo que escribí',
    sacred: 'Día sagrado',
    selfCare: 'Me di espacio para mí',
    challenges: 'Retos',
    empty: 'Sin registro',
    blank: 'Un día en blanco también es un día.',
    blankMonth: 'Un mes en blanco también es un mes.',
    page: (number: number, total: number) => `${number} / ${total}`,
    weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  },
} as const;
