import { operator } from '@app/contract/operator';

/** Every Spanish text of the help centre. */
export const helpCopy = {
  title: 'Centro de Ayuda',
  lead: 'Lo que más nos preguntáis, guías para tomártelo con calma y maneras de hablar con una persona.',
  faq: {
    title: 'Preguntas frecuentes',
    items: [
      {
        question: '¿A qué ritmo conviene hacer el camino?',
        answer: [
          'Lo recomendado es una etapa a la vez. Cada una tiene nueve actividades y da para una semana tranquila, aunque puede durarte dos o un mes entero: nada caduca y nadie cuenta los días que no vienes.',
          'Si una actividad se te atraviesa, déjala abierta y vuelve otro día. Las palabras que hayas escrito te esperan ahí.',
        ],
      },
      {
        question: '¿Quién puede leer lo que escribo?',
        answer: [
          'Tú. Tus palabras y tus dibujos se guardan cifrados y nadie del equipo los lee, tampoco quien administra la plataforma.',
          'Si compartes el móvil o el ordenador, márcalo al entrar y no quedará nada en él. «Salida rápida», arriba, te saca de la página con un toque.',
        ],
      },
      {
        question: '¿Puedo escribir sin conexión?',
        answer: [
          'Sí. Lo que escribes se guarda primero en tu dispositivo y llega a tu cuenta en cuanto hay conexión. Junto a cada texto verás si está guardado en este dispositivo, pendiente de enviar o sincronizado, que quiere decir que ya está en tu cuenta.',
          'Si escribes lo mismo desde dos sitios a la vez, no elegimos por ti: verás «Hay otra versión» y podrás quedarte con una, unirlas o guardar las dos.',
        ],
      },
      {
        question: '¿Cómo se consiguen los sellos?',
        answer: [
          'Cada etapa tiene el suyo. Se abre cuando completas sus nueve actividades: son 48 en total, cuatro por bloque. Mientras tanto lo verás en niebla, con un anillo que se va llenando.',
        ],
      },
      {
        question: '¿Qué incluye la cuenta gratuita y qué añade Premium?',
        answer: [
          'Gratis tienes las cinco primeras actividades, el journal, el calendario completo, el catálogo de la biblioteca y, enteros, un libro, una película, una playlist y un reto. Premium abre las 108 actividades, los doce bloques, los sellos y las lecturas y películas enteras.',
          `Es un pago único de ${operator.price.now}, sin suscripción. Los pagos aún no están disponibles en la aplicación: escríbenos y te contamos cómo tenerlo.`,
        ],
      },
    ],
  },
  guides: {
    heading: 'Guías para empezar',
    title: 'Guías Completas',
    open: 'Guías Completas',
    teaser: 'Por dónde empezar, una rutina de mañana y otra de noche, escribir a mano y llevarte tus datos.',
    lead: 'Cortas y para probar hoy mismo.',
    items: [
      {
        title: 'Tu primera semana',
        text: [
          'Abre «Iniciar Transformación» y haz solo la primera actividad: «3 Minutos de Nada». Tres minutos, una silla y el móvil boca abajo.',
          'Al acabar, escribe dos líneas en tu journal. No hace falta que estén bien. Al día siguiente, haz la segunda actividad.',
          'Recomendamos una etapa a la vez. Cuando completes las nueve actividades se abre el sello y la etapa siguiente.',
        ],
      },
      {
        title: 'Rutina de mañana: 10-15 minutos',
        text: [
          'Dos minutos sentada, sin pantalla, con lo primero que bebas.',
          'Entre cinco y ocho para abrir la actividad del día: léela entera, mira cuánto dura y elige a qué hora la harás.',
          'Los que queden, para una frase en el calendario: cómo te has levantado y qué intención le pones al día.',
        ],
      },
      {
        title: 'Reflexión de noche: 3 momentos',
        text: [
          'Uno: qué ha pasado hoy que quieras recordar. Una escena, no un resumen.',
          'Dos: qué has sentido y dónde lo has notado.',
          'Tres: qué dejas en esta página para no llevártelo a la cama. Marca «Hoy me di espacio para mí» si ha sido así.',
        ],
      },
      {
        title: 'Escribir a mano',
        text: [
          'En el journal puedes pasar del teclado al lápiz. Elige grosor y color, y usa «Deshacer» sin miedo.',
          'La aplicación puede leer tu letra si es de imprenta, clara y grande, con las líneas separadas. Con la cursiva se equivoca mucho: te marcará las palabras dudosas para que las corrijas con un toque. El dibujo se guarda siempre.',
        ],
      },
      {
        title: 'Llevarte lo tuyo',
        text: [
          'En Configuración, «Exportar mis datos» te da un archivo con tu journal, tus dibujos y tu calendario, para leerlo fuera de aquí o volver a traerlo.',
          'También ahí puedes pausar tu camino: dejan de llegarte avisos y no se pierde nada.',
        ],
      },
    ],
  },
  contact: {
    title: 'Escríbenos',
    lead: 'Lo lee una persona. Si es sobre algo que has escrito, no hace falta que nos lo copies.',
    name: 'Tu nombre',
    email: 'Tu correo',
    subject: 'Asunto',
    message: 'Mensaje',
    submit: 'Enviar mensaje',
    pending: 'Enviando…',
    sent: 'Tu mensaje ha sido enviado. Te responderemos pronto.',
    failed: 'No hemos podido enviarlo. Tu mensaje sigue aquí: inténtalo otra vez en un momento.',
    offline: 'No hay conexión. Tu mensaje sigue aquí: envíalo cuando vuelva.',
  },
  support: {
    title: 'Hablar con nosotras',
    email: { title: 'Por correo', reply: `Respondemos en ${operator.supportReply}.` },
    chat: {
      title: 'Chat por correo',
      hours: operator.chatHours,
      open: 'Ahora hay alguien leyendo: te contesta hoy mismo por correo.',
      closed: 'Ahora no hay nadie leyendo. Déjanos un mensaje y te contestamos por correo el próximo día laborable.',
      write: 'Escribir ahora',
      leave: 'Dejar un mensaje',
      subject: 'Mensaje desde Ayuda',
    },
  },
} as const;
