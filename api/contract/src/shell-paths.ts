/**
 * First segments of addresses that no remote may have: pages of the shell (D32), and what the server answers itself. `/admin` is the
 * exception of an administrators' remote: the shell's page there is for everybody else.
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
export const ADMIN_PLACE = '/admin';
export const SERVER_PLACES = [
  '/api',
  '/assets',
  '/remotes',
  '/outbox',
  '/healthz',
  '/readyz',
  '/metrics',
  '/ws',
  '/correo-semanal',
] as const;
