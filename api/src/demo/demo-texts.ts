import type { DAY_ICONS } from '@app/contract/sync-kinds';

/** Invented texts of Carmen, the demo user: enough to fill every screen. Days and entries use them in rotation. */

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

/** Answers by question, for the entries of activities: the list shows twelve of them that all differ. */
export const demoAnswers = {
  experience: [
    'Me costó más de lo que pensaba. Los primeros minutos fueron una lista de la compra detrás de otra, y de pronto me di cuenta de que tenía los hombros en las orejas. Los bajé y se me escapó un suspiro tan largo que el gato levantó la cabeza.',
    'Que llevo años contestando antes de saber la pregunta. Hoy he dejado que el silencio trabajara un rato y la respuesta que salió era otra, más corta y más mía.',
    'He vuelto a pensar en la casa del pueblo, en el pasillo largo y el baúl. No quiero volver a vivir allí, pero quiero que me siga oliendo a algo cuando cierro los ojos.',
    'Empecé sin ganas y con el delantal puesto. A los cinco minutos estaba sentada en el escalón de la terraza mirando cómo la vecina de enfrente regaba exactamente igual que mi abuela.',
    'Lo he hecho en el coche, antes de subir. Se me empañó el cristal y dibujé un barco, como cuando tenía ocho años. He subido con mejor cara.',
    'Me ha salido una frase que no esperaba: «a mí también me habría gustado». La he escrito dos veces, para ver si era verdad. Lo era.',
    'Hoy tocaba pedir ayuda y he pedido que bajaran la basura. Parece poca cosa. Me temblaba un poco la voz y nadie se dio cuenta más que yo.',
    'He encontrado la foto de la playa, la del bañador amarillo. Llevaba años pensando que salía fea. Salgo riéndome.',
    'El paseo sin recado me ha llevado hasta la estación vieja. Había un banco al sol y me he sentado a no esperar ningún tren.',
    'Me puse la música de la lista y acabé ordenando el cajón de los cables, que no era la idea. Pero en la tercera canción paré, con un enchufe en la mano, y lloré un poquito. Bien.',
    'He leído el texto en voz alta en la cocina. Al final, mi hija ha asomado la cabeza y ha dicho: «¿Con quién hablas?». Conmigo, le he dicho. Le ha parecido normal.',
    'No he conseguido estar quieta ni un minuto entero. He contado once pretextos. El mejor: comprobar si quedaba perejil.',
  ],
  attention: [
    'En el ruido de la nevera. Nunca lo había escuchado entero.',
    'En mis manos. Las tenía cerradas sin motivo.',
    'En la respiración, un rato. En la discusión de ayer, otro.',
    'En la luz del pasillo, que a esa hora llega hasta la puerta del baño.',
    'En los pies, por fin. Tenían frío y no me había enterado.',
  ],
  feelings: [
    'Algo parecido a la vergüenza, por no hacer nada, y debajo un descanso que no reconocía.',
    'Pena, y luego ganas de reírme de la pena.',
    'Cariño por la que fui a los treinta, que no paraba.',
    'Un enfado chiquito y muy educado, que pedía la vez.',
    'Calma, de esa que se nota en la lengua.',
    'Miedo al principio. Al final, hambre.',
    'Alivio. No sé todavía de qué.',
  ],
} as const;

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
