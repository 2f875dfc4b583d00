import { counted } from '@app/shared-ui/copy/formats';

const seconds = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The parts of the app, which come one by one, and how each reaches the browsers. */
export const remotesCopy = {
  title: 'Partes de la aplicación',
  lead: 'La aplicación se publica por partes, cada una por su cuenta. Aquí está cada versión: quién la publicó, quién la puso en uso y cómo llega a los navegadores, sin ningún dato de quien la abre.',
  owned:
    'Cada parte guarda para sí sus direcciones, y lo que enseña dentro de páginas de otras, desde la primera vez que se publicó.',
  empty: 'Todavía no se ha publicado ninguna parte.',
  opened: (count: number, days: number, averageMs: number | null) =>
    averageMs === null
      ? `No se ha abierto en los últimos ${days} días`
      : `Se ha abierto ${counted(count, 'vez', 'veces')} en los últimos ${days} días, en ${seconds.format(averageMs / 1000)} s de media`,
  failed: (count: number) => `${counted(count, 'fallo', 'fallos')} al abrirse`,
} as const;
