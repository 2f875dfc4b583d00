/** Words for entries that several screens use. */
export const entriesCopy = {
  /** Also the title of a personal entry that has no words yet (2§2.6). */
  newPersonal: 'Nueva entrada personal',
  personal: 'Entrada personal',
  /** A personal entry without words. */
  byHand: (when: string) => `A mano · ${when}`,
  /** Heading of an answer whose question is not at hand, by key (2§3). */
  questions: {
    personal_content: 'Tu entrada',
    experience: 'Tu experiencia',
    attention: 'Tu atención',
    feelings: 'Lo que sentiste',
    reflection: 'Tu reflexión',
  },
  otherQuestion: 'Otras palabras tuyas',
  activity: (id: number) => `Actividad ${id}`,
  block: (id: number) => `Bloque ${id}`,
  stage: (id: number) => `Etapa ${id}`,
  draft: 'Borrador',
  source: {
    book: 'Nota de un libro',
    film: 'Nota de una película',
    playlist: 'Nota de una playlist',
    challenge: 'Nota de un reto',
    other: 'Nota',
  },
  openSource: {
    book: 'Ver el libro',
    film: 'Ver la película',
    playlist: 'Ver las playlists',
    challenge: 'Ver los retos',
  },
} as const;
