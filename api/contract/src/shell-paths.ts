/**
 * First segments of paths that no remote may claim: pages of the shell (D32), and paths of the server. `/admin` is the exception of an
 * administrators' remote: everybody else gets the shell's page there.
 */
export const SHELL_PLACES = [
  '/login',
  '/profile',
  '/settings',
  '/help',
  '/privacy',
  '/aviso-legal',
  '/terminos',
  '/cookies',
  '/accesibilidad',
  '/reset-password',
  '/verify-email',
  '/no-he-sido-yo',
  '/confirmar-dispositivo',
  '/primera-administradora',
] as const;
/** First segment of the administrators' remote. */
export const ADMIN_PLACE = '/admin';
/** First segments of paths that the server answers itself. */
export const SERVER_PLACES = [
  '/api',
  '/assets',
  '/remotes',
  '/registry.json',
  '/registry',
  '/outbox',
  '/healthz',
  '/readyz',
  '/metrics',
  '/ws',
  '/correo-semanal',
  '/recordatorio',
  '/avisos',
  '/confirmar-avisos',
  '/agenda',
] as const;
/** Whether the server answers a path itself: the app has no page there. */
export const isServerPath = (path: string): boolean =>
  SERVER_PLACES.some((place) => path === place || path.startsWith(`${place}/`));

/** Pages whose events are told to the operator's pixel, after consent; on every other page nothing is ever sent (D24). */
export const PIXEL_PATHS: readonly string[] = ['/', '/login', '/reset-password', '/privacy'];
