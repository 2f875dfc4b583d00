/** Text as it is searched: without accents and capitals, so that 'búsqueda', 'Busqueda' and 'BÚSQUEDA' find each other. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
