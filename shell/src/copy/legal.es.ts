/** Names of the legal texts, for the links to them on every page. */
export const legalLinks = {
  '/privacy': 'Privacidad',
  '/aviso-legal': 'Aviso legal',
  '/terminos': 'Términos de uso',
  '/cookies': 'Cookies',
  '/accesibilidad': 'Accesibilidad',
} as const;
