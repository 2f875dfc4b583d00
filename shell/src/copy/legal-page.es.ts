/** Texts around the legal texts. */
export const legalPageCopy = {
  updated: (day: Date) => `Última actualización: ${day.toLocaleDateString('es-ES', { dateStyle: 'long' })}`,
  version: (version: string) => `Versión ${version} de este texto`,
  others: 'También puedes leer',
} as const;
