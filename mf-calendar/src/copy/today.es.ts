/** Texts of what the calendar adds to the home page. */
export const todayCopy = {
  hint: 'Queda en tu calendario.',
  noted: (word: string) => `Hoy: ${word}.`,
  removed: 'Quitado.',
  undo: 'Deshacer',
  open: 'Abrir mi día',
} as const;
