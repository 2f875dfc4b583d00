import { operator } from '@app/contract/operator';

/** The shell's texts of every page; lazily loaded parts have files of their own beside this one. */
export const copy = {
  app: { loading: 'Cargando…', skip: 'Saltar al contenido' },
  brokenApp: {
    title: 'Algo ha fallado en esta página',
    text: 'Lo que has escrito está a salvo. Recarga la página y debería volver a funcionar.',
    reload: 'Recargar',
  },
  missingDialog: { title: 'No se ha podido abrir', description: 'Comprueba tu conexión e inténtalo de nuevo.' },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    words: 'Esta página no existe.',
    home: 'Ir al inicio',
  },
  header: { logo: `${operator.brand}, inicio` },
  publicPage: { login: 'Iniciar sesión', privacy: 'Privacidad' },
  footer: {
    legal: 'Legal',
    copyright: (year: number) => `© ${year} ${operator.brand}`,
  },
  quickExit: {
    label: 'Salida rápida',
    hint: 'Salida rápida: sal de aquí con un toque, o pulsando Esc dos veces si no hay ninguna ventana abierta',
  },
  toast: { close: 'Cerrar aviso' },
} as const;
