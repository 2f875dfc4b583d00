import type { PageHeading } from '@app/contract/remote-manifest';

/** Headings that are the same for everybody: the server renders them too, before any script of the page. */
export const headings = {
  calendar: {
    title: 'Calendario emocional',
    lead: 'Cómo has estado, día a día. Escribe lo que quieras, cuando quieras.',
  },
} as const satisfies Record<string, PageHeading | readonly PageHeading[]>;
