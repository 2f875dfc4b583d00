/**
 * Every route and the content to wait for: the page's own, not the frame around it. Pages of remotes first; those of the shell differ by
 * what federation adds to the shell itself. `account` is the signed-in user: the demo user by default, none where it is null.
 */
export const ROUTES = [
  { path: '/', content: 'a[href^="/block/"]' },
  { path: '/block/1', content: 'a[href^="/block/1/etapa/"]' },
  { path: '/block/1/etapa/1', content: '[data-activity-id]' },
  { path: '/block/1/etapas-completadas', content: '#contenido h1' },
  { path: '/etapas-completadas', content: '#contenido h1' },
  { path: '/seals', content: '#contenido h1' },
  { path: '/journaling', content: '#contenido [role="tablist"]' },
  { path: '/journaling/new', content: '#contenido h1' },
  { path: '/calendario', content: '#contenido [role="grid"]' },
  { path: '/books', content: '#contenido article' },
  { path: '/books/1', content: '#contenido h1' },
  { path: '/movies', content: '#contenido article' },
  { path: '/movies/1', content: '#contenido h1' },
  { path: '/playlists', content: '#contenido article' },
  { path: '/challenges', content: '#contenido article' },
  { path: '/admin', content: '#contenido article', account: 'directora' },
  { path: '/profile', content: '#contenido h1' },
  { path: '/settings', content: '#contenido [role="switch"]' },
  { path: '/help', content: '#contenido h1' },
  { path: '/login', content: '#contenido form', account: null },
  { path: '/privacy', content: '#contenido h1', account: null },
];
