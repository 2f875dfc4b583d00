/** Every Spanish text of this remote. */
export const copy = { notYet: 'Recursos' } as const;
