/** Every Spanish text of this remote. */
export const copy = { notYet: 'Mi Journal' } as const;
