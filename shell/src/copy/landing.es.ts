import { operator } from '@app/contract/operator';

/** Every Spanish text of the landing page, in reading order. */
export const landingCopy = {
  farewell: 'Tu cuenta y todo lo que contenía se han borrado. Gracias por el tiempo que pasaste aquí.',
  topBar: { login: 'Iniciar sesión' },
  hero: {
    title: 'Doce meses para volver a encontrarte',
    lead: 'Reencuentro es un camino escrito para mujeres: actividades sencillas, un journal para tus palabras y un sello por cada etapa vivida. A tu ritmo, con el móvil y un rato que sea tuyo.',
    action: 'Empezar mi camino',
    inside: 'Verlo por dentro, sin cuenta',
    note: `Empezar es gratis. Ya han dado el primer paso ${operator.womenStarted}.`,
  },
  problems: {
    title: '¿Te reconoces?',
    lead: 'No hace falta que te pase todo. Basta con que una frase pudiera ser tuya.',
    cards: [
      {
        title: '«Cuido de todos y me dejo para el final»',
        text: 'Sabes quién necesita qué, y a qué hora. Pero si te preguntan qué te apetece a ti, tardas en contestar.',
      },
      {
        title: '«Llego a la noche sin haber parado»',
        text: 'Te acuestas con la lista de mañana en la cabeza. Ha pasado el día entero y no recuerdas un rato que fuera tuyo.',
      },
      {
        title: '«Digo que sí y luego me pesa»',
        text: 'Se te escapa antes de pensarlo. Después sigues por casa, discutiendo en voz baja con alguien que no está.',
      },
      {
        title: '«Empiezo libretas que se quedan en blanco»',
        text: 'Ganas no te faltan. Te falta saber por dónde empezar, y que alguien te haga la primera pregunta.',
      },
    ],
  },
  modules: {
    title: 'Seis maneras de estar contigo',
    lead: 'Un día querrás escribir y otro, ver una película. Todo está en el mismo sitio y acompaña el mismo camino.',
    action: 'Quiero este rato para mí',
    inside: {
      title: 'Así es por dentro',
      text: 'Una pantalla tranquila, con una sola cosa que hacer. La primera puedes hacerla aquí mismo, sin darnos ni un dato.',
    },
    phone: {
      label:
        'Una pantalla de la aplicación: la actividad de hoy, tu ánimo, los doce meses del camino y el último sello.',
      hello: 'Hola, Clara',
      today: 'Tu actividad de hoy',
      activity: '3 Minutos de Nada',
      length: '10\u00a0min',
      start: 'Iniciar Transformación',
      feeling: '¿Cómo te sientes hoy?',
      moods: ['en calma', 'alegre', 'cansada', 'inquieta'],
      path: 'Tu camino',
      seal: 'Tu último sello',
      sealName: 'Compasión propia',
    },
    sample: {
      label: 'La primera actividad',
      title: '3\u00a0Minutos de Nada',
      text: 'Siéntate y deja quietas las manos: durante tres minutos nadie te necesita. Al terminar sonará un tono suave.',
      start: 'Empezar ahora',
      write: 'Prefiero escribir una línea',
      seeLine: 'Ver la línea que guardé',
    },
    cards: {
      calendar: {
        title: 'Calendario emocional',
        text: 'Anota cómo ha ido el día, elige su símbolo y señala los días que quieras guardar como sagrados.',
      },
      journaling: {
        title: 'Journaling',
        text: 'Preguntas que abren y páginas en blanco. Con el teclado o a mano, con el dedo o con un lápiz.',
      },
      challenges: {
        title: 'Retos de transformación',
        text: 'Varios días con una sola intención, pequeña y concreta. Los llevas a tu calendario cuando te vengan bien.',
      },
      books: {
        title: 'Biblioteca de lecturas',
        text: 'Libros con un resumen sin prisas, para saber cuál quieres tener en la mesilla este mes.',
      },
      films: {
        title: 'Filmoteca simbólica',
        text: 'Películas miradas despacio: qué cuentan sus símbolos y qué te preguntan a ti.',
      },
      media: {
        title: 'Medios emocionales',
        text: 'Listas de música para un paseo, una tarde de lluvia o la última hora del día.',
      },
    },
  },
  differentiation: {
    title: 'Un camino, no\u00a0un catálogo',
    lead: 'Doce bloques, uno por mes, y 108 actividades para hacer, no solo para leer. El primero se llama Silencio; el último, Reencuentro. Entre los dos, cada semana sabes cuál es tu siguiente paso.',
    path: { first: 'Silencio', last: 'Reencuentro' },
    action: 'Dar el primer paso',
    seals: {
      title: 'Un sello por cada etapa',
      text: 'Hay 48, y no se compran ni caducan: cada uno llega al completar una semana del camino. Aquí tienes ocho.',
      label: 'Ocho de los 48 sellos',
      names: [
        [1, 'Fluir emocional'],
        [8, 'Compasión propia'],
        [10, 'Raíz reconocida'],
        [15, 'Mesa compartida'],
        [22, 'Tinta honda'],
        [32, 'Casa sonora'],
        [33, 'Masa viva'],
        [48, 'Casa abierta'],
      ],
    },
    points: [
      {
        title: 'Sin rachas que perder',
        text: 'Nadie cuenta los días que no has venido: tu página te espera donde la dejaste.',
      },
      {
        title: 'Un solo pago, si quieres seguir',
        text: `Las cinco primeras actividades, el journal y el calendario son gratis. El acceso completo es un pago único de ${operator.price.now}, sin suscripción y para siempre.`,
      },
      {
        title: 'Lo que escribes es tuyo',
        text: 'Te lo llevas cuando quieras, en archivos que se abren en cualquier sitio. Y si lo borras, se borra de verdad.',
      },
      {
        title: 'También sin conexión',
        text: 'En el metro o en el pueblo escribes igual: se guarda en tu móvil y llega a tu cuenta después.',
      },
    ],
  },
  outcomes: {
    title: 'Lo que tendrás al llegar',
    lead: 'Nada de esto es magia. Es lo que queda cuando te haces sitio muchas veces.',
    list: [
      'Un rato del día con hora y lugar, y en casa ya saben que es tuyo.',
      'Un año contado con tus palabras, para releerlo cuando quieras.',
      'Más nombres para lo que sientes que «bien», «mal» y «cansada».',
      'Maneras de decir que no, ensayadas antes de necesitarlas.',
    ],
    entry: {
      label: 'Una página del journal, con la fecha, unas líneas, el ánimo del día y un sello.',
      caption: 'Una página cualquiera de tu journal.',
      day: 'Martes, 14 de octubre',
      opening: 'Hoy he abierto la ventana antes que el móvil.',
      text: 'Olía a lluvia y a pan. No he hecho nada con eso: me he quedado un rato con la taza en las manos, oyendo cantar a la vecina del patio.',
      mood: 'en calma',
    },
    year: {
      label: 'Un año del calendario emocional: una piedra por día, del color de su ánimo.',
      caption: 'Un año en días. Cada color es una palabra que has elegido tú; los días en blanco también caben.',
    },
    months: [
      'Enero',
      'Febrero',
      'Marzo',
      'Abril',
      'Mayo',
      'Junio',
      'Julio',
      'Agosto',
      'Septiembre',
      'Octubre',
      'Noviembre',
      'Diciembre',
    ],
  },
  testimonials: {
    title: 'Lo cuentan ellas',
    age: (years: number) => `${years} años`,
    rating: '5 de 5 estrellas',
  },
  finalCall: {
    title: 'Cuando quieras, empezamos',
    text: 'Crear tu cuenta lleva un minuto. La primera práctica, tres más: «3\u00a0Minutos de Nada».',
    action: 'Crear mi cuenta',
    note: 'Reencuentro acompaña, pero no sustituye a una terapia.',
  },
  footer: {
    title: 'Pie de página',
    links: 'Enlaces',
    privacy: 'Privacidad',
    login: 'Iniciar sesión',
    copyright: `© 2025 ${operator.brand}`,
  },
} as const;
