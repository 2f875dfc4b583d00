/** Every Spanish text of this remote. */
export const copy = { notYet: 'Panel de Administración' } as const;
