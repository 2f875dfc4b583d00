import type { DiscreetLook } from '@app/contract/discreet-looks';

/** One line of a curtain: either it opens and has a text below, or it can be ticked. */
interface CurtainItem {
  readonly title: string;
  /** Sentences that opening it shows; none where it is ticked. */
  readonly text: readonly string[];
}

interface CurtainCopy {
  readonly lead: string;
  readonly items: readonly CurtainItem[];
}

const ticked = (titles: readonly string[]): CurtainItem[] => titles.map((title) => ({ title, text: [] }));

/** What the curtains show (D44): true of any house, and of use as they stand. */
export const curtainCopy = {
  more: 'Ver más',
  looks: {
    recetas: {
      lead: 'Para cuatro, salvo que se diga otra cosa.',
      items: [
        {
          title: 'Lentejas con verduras',
          text: [
            '300 g de lentejas pardinas, 2 zanahorias, 1 puerro, 1 pimiento verde, 1 tomate, 1 hoja de laurel, pimentón dulce.',
            'Pica la verdura y rehógala diez minutos. Añade el pimentón, las lentejas y el laurel, cubre con agua fría dos dedos por encima y cuece 35 minutos a fuego suave. Sal al final.',
          ],
        },
        {
          title: 'Crema de calabacín',
          text: [
            '3 calabacines, 1 patata, 1 cebolla, 2 quesitos, aceite de oliva.',
            'Dora la cebolla, añade la patata y el calabacín en trozos y cubre de agua justo hasta arriba. Veinte minutos, los quesitos, y a la batidora.',
          ],
        },
        {
          title: 'Tortilla de patatas',
          text: [
            '5 huevos, 600 g de patatas, 1 cebolla, aceite suave.',
            'Confita la patata y la cebolla a fuego bajo media hora. Escurre, mezcla con el huevo batido y deja reposar diez minutos antes de cuajarla.',
          ],
        },
        {
          title: 'Arroz con leche',
          text: [
            '1 litro de leche entera, 120 g de arroz redondo, 100 g de azúcar, 1 rama de canela, la piel de un limón.',
            'Todo menos el azúcar, a fuego muy bajo y dando vueltas, 45 minutos. El azúcar en los últimos cinco. Canela molida por encima cuando esté tibio.',
          ],
        },
        {
          title: 'Bizcocho de yogur',
          text: [
            '1 yogur de limón; con su vaso: 3 de harina, 2 de azúcar, 1 de aceite; 3 huevos, 1 sobre de levadura.',
            'Bate los huevos con el azúcar, añade el resto y hornea 35 minutos a 180 grados.',
          ],
        },
      ],
    },
    compra: {
      lead: 'Lo que falta en casa.',
      items: ticked([
        'Leche',
        'Pan de molde',
        'Huevos',
        'Tomates',
        'Manzanas',
        'Arroz',
        'Aceite',
        'Yogures',
        'Detergente',
        'Papel de cocina',
      ]),
    },
    plantas: {
      lead: 'Cuándo toca cada una.',
      items: [
        {
          title: 'Poto',
          text: ['Cada diez días, menos en invierno. Luz, pero no sol directo.', 'Si amarillea por abajo, sobra agua.'],
        },
        {
          title: 'Geranios',
          text: ['Dos veces por semana en verano, una en invierno.', 'Quita las flores secas y vuelven a salir.'],
        },
        {
          title: 'Cinta',
          text: [
            'Cuando la tierra esté seca al tocarla.',
            'Los hijos se pueden poner en agua y plantar en dos semanas.',
          ],
        },
        {
          title: 'Albahaca',
          text: ['Un poco cada día, por abajo, en el plato.', 'Corta siempre por encima de dos hojas.'],
        },
        {
          title: 'Ficus',
          text: ['Una vez por semana. No lo cambies de sitio.', 'Pásale un paño húmedo por las hojas una vez al mes.'],
        },
      ],
    },
  } satisfies Record<DiscreetLook, CurtainCopy>,
} as const;
