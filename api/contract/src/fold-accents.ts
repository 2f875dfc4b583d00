/** Text as it is searched: without accents and in lower case, so that 'búsqueda', 'Busqueda' and 'BÚSQUEDA' find each other. */
export const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
