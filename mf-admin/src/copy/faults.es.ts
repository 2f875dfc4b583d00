import { counted } from '@app/shared-ui/copy/formats';

const KINDS = { load_failed: 'No ha llegado', render_failed: 'Ha fallado en la página' } as const;

/** What of a part has failed in browsers. */
export const faultsCopy = {
  summary: (count: number) => `Fallos en los navegadores (${count})`,
  lead: 'De los últimos 30 días, sin ningún dato de quien los vio ni nada de lo que escribía: la clase de error y su lugar en el código.',
  listOf: (name: string) => `Fallos de ${name}`,
  kind: (kind: keyof typeof KINDS) => KINDS[kind],
  times: (count: number) => counted(count, 'vez', 'veces'),
  seen: (first: string, last: string) => (first === last ? `El ${first}` : `Del ${first} al ${last}`),
  places: 'Lugares en el código',
} as const;
