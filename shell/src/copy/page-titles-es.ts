/**
 * Titles of the browser's tab, by route (1§2). Neutral, as somebody else may see her screen (D28): they name the place, not what she
 * does there.
 */
export const pageTitles = [
  { path: '/', title: 'Tu camino interior' },
  { path: '/dashboard', title: 'Tu camino interior' },
  { path: '/login', title: 'Acceso' },
  { path: '/reset-password', title: 'Contraseña' },
  { path: '/verify-email', title: 'Acceso' },
  { path: '/no-he-sido-yo', title: 'Acceso' },
  { path: '/primera-administradora', title: 'Acceso' },
  { path: '/privacy', title: 'Privacidad' },
  { path: '/aviso-legal', title: 'Aviso legal' },
  { path: '/terminos', title: 'Términos' },
  { path: '/cookies', title: 'Cookies' },
  { path: '/accesibilidad', title: 'Accesibilidad' },
  { path: '/block/:id', title: 'Bloque' },
  { path: '/block/:blockId/etapa/:etapaId', title: 'Etapa' },
  { path: '/block/:blockId/etapas-completadas', title: 'Etapas' },
  { path: '/block/:blockId/etapas-anteriores', title: 'Etapas' },
  { path: '/etapas-completadas', title: 'Etapas' },
  { path: '/seals', title: 'Sellos' },
  { path: '/journaling/:entryId?', title: 'Notas' },
  { path: '/books/:id?', title: 'Libros' },
  { path: '/movies/:id?', title: 'Películas' },
  { path: '/playlists', title: 'Música' },
  { path: '/challenges', title: 'Retos' },
  { path: '/calendario', title: 'Calendario' },
  { path: '/profile', title: 'Perfil' },
  { path: '/settings', title: 'Configuración' },
  { path: '/help', title: 'Ayuda' },
  { path: '/admin', title: 'Panel' },
] as const;
