/** Of the field in which a list is searched. */
export const searchCopy = { clear: 'Borrar la búsqueda' } as const;
