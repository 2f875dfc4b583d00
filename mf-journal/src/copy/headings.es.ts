import type { PageHeading } from '@app/contract/remote-manifest';

/** Headings that are the same for everybody: the server renders them too, before any script of the page. */
export const headings = {
  journal: {
    title: 'Mi Journal',
    lead: 'Este es tu sitio. Lo que escribes aquí se guarda cifrado para ti, y no se le enseña a nadie más.',
  },
} as const satisfies Record<string, PageHeading | readonly PageHeading[]>;
