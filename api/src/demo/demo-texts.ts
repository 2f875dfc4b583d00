import type { DAY_ICONS } from '@app/contract/sync-kinds';

/** Invented texts of Carmen, the demo user: enough to fill every screen. Days and weeks use them in rotation. */

interface DemoDay {
  readonly emotion: string;
  readonly icon: (typeof DAY_ICONS)[number];
  readonly note: string;
}

export const demoDays: readonly DemoDay[] = [
  { emotion: 'en calma', icon: 'coffee', note: 'Desayuné sentada. Diez minutos enteros, sin el móvil.' },
  { emotion: 'cansada', icon: 'moon', note: 'Reunión hasta las siete. Cené de pie y me fui a la cama con la radio.' },
  { emotion: 'agradecida', icon: 'flower', note: 'Marta me trajo limones de su árbol. Huele toda la cocina.' },
  { emotion: 'inquieta', icon: 'flame', note: 'Espero una llamada del médico de mi madre.' },
  { emotion: 'ilusionada', icon: 'sun', note: 'Me he apuntado al coro. Canto fatal y me da igual.' },
  { emotion: 'nostálgica', icon: 'book', note: 'Encontré las cartas de la abuela en la caja de los hilos.' },
  { emotion: 'tierna', icon: 'heart', note: 'Mi hija se durmió con la mano en mi pelo, como de pequeña.' },
  { emotion: 'triste', icon: 'drop', note: 'Lloré en el coche, aparcada. Luego entré a comprar pan.' },
  { emotion: 'orgullosa', icon: 'star', note: 'Dije que no a otro turno. La voz me tembló, pero lo dije.' },
  { emotion: 'serena', icon: 'moon', note: 'Paseo largo por el río. Conté once garzas.' },
  { emotion: 'curiosa', icon: 'sparkles', note: 'Probé el camino de atrás y hay una tienda de semillas.' },
  { emotion: 'aliviada', icon: 'coffee', note: 'Era solo un susto. Mi madre ya está en casa mandando.' },
];

export const demoIntentions: readonly string[] = [
  'Llegar a los sitios, no solo aparecer.',
  'Preguntarme qué me apetece antes de preguntar a los demás.',
  'Una comida al día sin pantalla.',
  'Dejar algo sin hacer y mirarlo.',
  'Llamar a Inés, aunque sea corto.',
  'Andar hasta el trabajo dos mañanas.',
  'Contestar «lo pienso y te digo».',
];

export const demoEntries: readonly string[] = [
  'Hoy ha llovido desde las seis y he abierto la ventana para oírlo. Hacía años que no me quedaba mirando llover sin buscar el paraguas con la mirada.\n\nMe he acordado de los domingos en casa de la tía Pilar, del brasero y de aquella manera de no hablar que teníamos.',
  'Lista de cosas que no le he contado a nadie: que me gusta el olor del garaje, que canto en el ascensor, que a veces digo que tengo prisa para poder irme despacio.',
  'He soñado con una escalera. Subía y en cada rellano había una versión de mí con un abrigo distinto. La del tercero me ha saludado.',
  'La conversación con Andrés. No quería ganar, quería que me entendiera. Mañana se lo digo así, con esas palabras y nada más.',
  'Inventario de la mesa: dos tazas, el libro boca abajo, una mandarina a medias, las gafas de mi hija. Si alguien la pintara se llamaría «Nadie tiene prisa».',
  'Carta que no voy a mandar.\n\nQuerida Lola: te echo de menos los martes. El resto de la semana, también, pero los martes más, porque era cuando nos tocaba el café malo de la máquina.',
  'Tres momentos de hoy. Uno: el sol en el azulejo. Dos: haber dicho «no puedo» sin excusa. Tres: este.',
  'No me sale escribir. Lo apunto para acordarme de que también vine el día que no me salía.',
  'Mi madre me ha preguntado qué quiero de cumpleaños y he contestado «una tarde». Se ha quedado callada y luego ha dicho: «Eso te lo puedo dar».',
];
