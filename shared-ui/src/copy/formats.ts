/** A value that is made when it is first asked for. Formats of the browser's are: each costs a phone milliseconds as it is made. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const number = once(() => new Intl.NumberFormat('es-ES'));
const plurals = once(() => new Intl.PluralRules('es-ES'));

/** The form of a word that goes with a count. */
const pluralOf = (count: number, one: string, many: string): string => (plurals().select(count) === 'one' ? one : many);

/** `1 actividad`, `1.200 actividades`. */
export const counted = (count: number, one: string, many: string): string =>
  `${number().format(count)} ${pluralOf(count, one, many)}`;
