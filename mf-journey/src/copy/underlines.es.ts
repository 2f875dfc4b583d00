import { headings } from './headings.es.ts';

/** Every Spanish text of what the user underlines. */
export const underlinesCopy = {
  ...headings.underlines,
  back: 'Volver al inicio',
  keep: 'Subrayar',
  remove: 'Quitar el subrayado',
  kept: 'Subrayado',
  removed: 'Subrayado quitado',
  choose: 'Elegir frases',
  done: 'Terminar',
  seeAll: 'Mis subrayados',
  keepSelected: (count: number) => (count === 1 ? 'Subrayar esta frase' : `Subrayar ${count} frases`),
  empty: {
    title: 'Todavía no has subrayado nada',
    text: 'Cuando una frase te diga algo, tócala o selecciónala en su texto. Aquí se queda, y un día podrás imprimirlas todas.',
    action: 'Ir a mi camino',
  },
  where: (week: number) => `Etapa ${week}: ver el texto`,
  removeNamed: (sentence: string) => `Quitar: ${sentence}`,
  undo: 'Deshacer',
  print: 'Imprimir',
  printNamed: (block: string) => `Imprimir ${block}`,
  booklet: {
    title: 'Un cuaderno para guardar o regalar',
    text: 'Lleva tus frases, una debajo de otra, y el sello del mes. Si quieres, también palabras tuyas: elígelas aquí.',
    own: 'Palabras tuyas',
    none: 'En este bloque todavía no has escrito nada.',
    act: 'Imprimir el cuaderno',
    hint: 'En la ventana que se abre puedes guardarlo como PDF en lugar de imprimirlo.',
    cancel: 'Ahora no',
    name: 'Mis subrayados',
    ownWords: 'Con mis palabras',
  },
} as const;
