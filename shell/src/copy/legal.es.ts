/** Texts around the legal texts. */
export const legalCopy = {
  updated: (day: Date) => `Última actualización: ${day.toLocaleDateString('es-ES', { dateStyle: 'long' })}`,
  version: (version: string) => `Versión ${version} de este texto`,
  others: 'También puedes leer',
  links: {
    '/privacy': 'Privacidad',
    '/aviso-legal': 'Aviso legal',
    '/terminos': 'Términos de uso',
    '/cookies': 'Cookies',
    '/accesibilidad': 'Accesibilidad',
  },
} as const;
