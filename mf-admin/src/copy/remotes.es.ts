const seconds = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** How the parts of the app, which come one by one, reach the browsers. */
export const remotesCopy = {
  title: 'Partes de la aplicación',
  lead: (days: number) =>
    `Cada parte llega por su cuenta: cuántas veces se ha abierto en los últimos ${days} días, cuántas no ha llegado y cuánto tarda. Sin ningún dato de quien la abre.`,
  empty: 'Todavía no se ha publicado ninguna parte.',
  caption: 'Aperturas por parte y versión',
  part: 'Parte',
  loaded: 'Aperturas',
  failed: 'Fallos',
  time: 'Tiempo medio',
  live: 'En uso',
  notYet: 'Aún ninguna',
  seconds: (ms: number) => `${seconds.format(ms / 1000)} s`,
} as const;
