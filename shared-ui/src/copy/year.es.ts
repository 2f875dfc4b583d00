import { once } from './formats.ts';

const month = once(() => new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric' }));

/** Texts of the year in two questions. */
export const yearCopy = {
  title: 'Tu año, en dos preguntas',
  text: 'Las mismas dos, al empezar, a mitad de camino y al llegar. Aquí no se pone nota; se mira por dónde has pasado.',
  soon: 'Las mismas dos, al empezar, a mitad de camino y al llegar. De momento hay una marca; las otras vendrán cuando toque.',
  marks: ['Al empezar', 'A mitad de camino', 'Al llegar'],
  when: (at: string) => month().format(new Date(at)),
  written: 'Lo que escribiste entonces',
} as const;
