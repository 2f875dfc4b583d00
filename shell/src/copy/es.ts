/** Every Spanish text of the shell, grouped by screen. */
export const copy = {
  app: { loading: 'Cargando…' },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
  },
  brokenApp: {
    title: 'Algo se ha roto en la página',
    text: 'Lo que has escrito está a salvo. Al recargar debería volver a funcionar.',
    reload: 'Recargar',
  },
  remoteFailure: {
    title: 'Esta parte no ha llegado',
    text: 'No hemos podido abrirla ahora mismo. Lo que has escrito está a salvo y el resto de la aplicación sigue contigo.',
    retry: 'Reintentar',
  },
} as const;
