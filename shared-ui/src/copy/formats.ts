/** A value that is made when it is first asked for. Formats of the browser's are: each costs a phone milliseconds as it is made. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const number = once(() => new Intl.NumberFormat('es-ES'));

/** `1 actividad`, `1.200 actividades`. */
export const counted = (count: number, one: string, many: string): string =>
  `${number().format(count)} ${count === 1 ? one : many}`;
