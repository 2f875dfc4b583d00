import type { Body } from '@app/contract/bodies';

export type FallbackKind = Body['kind'] | 'other';

/** In this order: the first that is found in title or description decides (2§2.4). */
const KEYWORDS: readonly (readonly [Body['kind'], RegExp])[] = [
  ['practice', /3 minutos de nada|tres minutos de nada/],
  ['assessment', /autoevaluaci[oó]n|del 1 al 10|del uno al diez/],
  ['journaling', /journaling|escritura guiada|tres preguntas/],
  ['book', /libro|lectura|resumen/],
  ['film', /pel[ií]cula|film|cine/],
  ['phrase', /frase/],
  ['integration', /integraci[oó]n|integrar/],
  ['celebration', /celebraci[oó]n|celebrar/],
  ['audio', /audio|playlist|m[uú]sica|escucha|spotify/],
];

/** What an activity without a body is, by the words of its title and description (D3). */
export function kindOfText({
  title,
  description,
}: {
  readonly title: string;
  readonly description: string;
}): FallbackKind {
  const text = `${title} ${description}`.toLocaleLowerCase('es');
  return KEYWORDS.find(([, words]) => words.test(text))?.[0] ?? 'other';
}
