import type { PageHeading } from '@app/contract/remote-manifest';

/** Headings that are the same for everybody: the server renders them too, before any script of the page. */
export const headings = {
  home: {
    title: 'Tu camino de transformación interior',
    form: 'banner',
  },
  seals: {
    title: 'Mis Sellos Emocionales',
    lead: 'Cada etapa que vives deja el suyo. Toca uno para verlo de cerca.',
  },
  underlines: {
    title: 'Mis subrayados',
    lead: 'Las frases que has querido guardar, en el orden de tu camino.',
  },
  /** Of a stage, by its week of the block. */
  weeks: [
    {
      title: 'Etapa 1 de 4',
      lead: 'Primera mirada: nueve actividades sencillas para encontrarte con el tema del mes sin exigirte nada. Basta con que estés y te fijes.',
      form: 'card',
    },
    {
      title: 'Etapa 2 de 4',
      lead: 'Vuelves a lo mismo y bajas un escalón. Esta semana miras lo que hay debajo, con calma y sin tener que arreglarlo.',
      form: 'card',
    },
    {
      title: 'Etapa 3 de 4',
      lead: 'Lo que has visto sale de la habitación: a la cocina, al trabajo, a las conversaciones. Aquí se prueba en un día cualquiera, con otras personas delante.',
      form: 'card',
    },
    {
      title: 'Etapa 4 de 4',
      lead: 'Última vuelta. Reconoces lo que ha cambiado, le das las gracias a tu manera y cierras el mes sin prisa antes de seguir.',
      form: 'card',
    },
  ],
} as const satisfies Record<string, PageHeading | readonly PageHeading[]>;
