/** Every Spanish text of this remote. */
export const copy = { notYet: 'Calendario emocional' } as const;
