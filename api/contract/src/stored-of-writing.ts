import { type StoredGroup, WITH_ACCOUNT, WITH_DATA } from './stored-facts.ts';

/** What is stored of what a user writes and does in the programme. */
export const STORED_OF_WRITING: readonly StoredGroup[] = [
  {
    title: 'Lo que escribes',
    facts: [
      {
        what: 'Las palabras de tu journal, tu calendario, tus intenciones, tus autoevaluaciones, tus subrayados, tus ajustes y lo que guardas en las demás partes; de cada entrada, también la diferencia horaria del lugar donde la empezaste',
        as: 'sealed',
        why: 'Para enseñártelas en tus dispositivos.',
        until: WITH_DATA,
        fields: ['syncDocuments.fields.sealed'],
      },
      {
        what: 'Tus dibujos y lo que escribes a mano',
        as: 'sealed',
        why: 'Para enseñártelos en tus dispositivos.',
        until: WITH_DATA,
        fields: ['drawings.sealed'],
      },
      {
        what: 'De cada página: si es una entrada, un día, una semana, una autoevaluación, unos subrayados o algo de otra parte, y de cuál; de qué día o actividad es, qué campos tiene, cuándo la hiciste y cuándo cambió',
        as: 'clear',
        why: 'Para que dos dispositivos tuyos no se pisen.',
        until: 'Como la página; de una borrada, ciento ochenta días, sin palabras.',
        fields: ['syncDocuments.*', 'syncDocuments.fields.name', 'syncDocuments.fields.rev'],
      },
      {
        what: 'De cada dibujo: su tamaño, su tipo y cuándo llegó; y cuánto ocupa todo lo tuyo',
        as: 'clear',
        why: 'Para que nadie llene el servidor.',
        until: WITH_DATA,
        fields: ['drawings.*', 'drawingUsage.*', 'progress.textBytes', 'progress.textCountedAt'],
      },
      {
        what: 'Que un dispositivo guardó un cambio, sin el cambio',
        as: 'clear',
        why: 'Para que un mismo cambio no entre dos veces.',
        until: 'Noventa días.',
        fields: [
          'syncOperations.*',
          'syncClients.*',
          'progress.seq',
          'progress.epoch',
          'progress.ancestors.epoch',
          'progress.ancestors.until',
          'progress.erased',
        ],
      },
      {
        what: 'Que algo tuyo ha cambiado, para avisar a tus otras pantallas: qué página, nunca lo que dice',
        as: 'clear',
        why: 'Para que lo veas al momento en todas.',
        until: 'Un día.',
        fields: ['events.*'],
      },
      {
        what: 'Lo que nos escribes por el formulario de contacto',
        as: 'sealed',
        why: 'Para contestarte: al equipo le llega además por correo.',
        until: WITH_ACCOUNT,
        fields: ['contactMessages.sealed'],
      },
      {
        what: 'Que nos escribiste, y cuándo',
        as: 'clear',
        why: 'Para contestarte.',
        until: WITH_ACCOUNT,
        fields: ['contactMessages.*'],
      },
    ],
  },
  {
    title: 'Tu camino',
    facts: [
      {
        what: 'Qué actividades has empezado y terminado, y cuándo; cuántas llevas en cada etapa',
        as: 'clear',
        why: 'Para abrirte lo siguiente y darte tus sellos.',
        until:
          'La hora, treinta días: después solo queda el día. Lo demás, hasta que lo borres tú, o elimines tu cuenta.',
        fields: ['progress.*'],
      },
      {
        what: 'Qué libros, películas, música y retos guardas, y por dónde te quedaste leyendo',
        as: 'clear',
        why: 'Para que los encuentres donde los dejaste.',
        until: WITH_DATA,
        fields: ['shelves.*'],
      },
    ],
  },
];
