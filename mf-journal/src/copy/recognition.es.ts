const languages = {
  spa: 'Español',
  eng: 'Inglés',
  ita: 'Italiano',
  fra: 'Francés',
  deu: 'Alemán',
} as const;

/** Texts of reading handwriting. The toasts are the specification's (2§8). */
export const recognitionCopy = {
  languages,
  language: 'Idioma de tu letra',
  recognise: 'Convertir a texto',
  needsInk: 'Cuando haya algo escrito en la hoja.',
  preparing: (percent: number) => `Preparando el lector: ${percent} %`,
  reading: (percent: number) => `Leyendo tu letra: ${percent} %`,
  toasts: {
    nothing: { title: 'Error', description: 'No hay escritura para procesar' },
    preparing: {
      title: 'Preparando reconocimiento',
      description: 'El sistema se está inicializando, intenta en un momento',
    },
    failed: { title: 'Error en reconocimiento', description: 'Intenta reiniciar el modo de escritura' },
    limited: { title: 'Reconocimiento limitado', description: 'Intenta escribir con letra más clara y grande' },
    recognised: (confidence: number, language: keyof typeof languages) => ({
      title: 'Texto reconocido',
      description: `Confianza: ${Math.round(confidence)} % · ${languages[language]}`,
    }),
    updated: { title: 'Texto actualizado' },
  },
  read: {
    title: 'Esto hemos leído',
    hint: 'Toca una palabra para corregirla. Las subrayadas son las que más conviene mirar.',
    hintSure: 'Toca una palabra si quieres corregirla.',
    fix: (word: string) => `Corregir «${word}»`,
    fixDoubtful: (word: string) => `Corregir «${word}», dudosa`,
    word: 'Palabra corregida',
    accept: 'Añadir a mi texto',
    dismiss: 'Descartar',
  },
  seeText: 'Ver el texto',
  missed: 'No hemos podido leerla. Tu hoja sigue aquí, tal como está. En «Idioma y consejos» hay algún truco.',
  help: {
    title: 'Idioma y consejos',
    lines: [
      'Lee mejor la letra de imprenta: letras separadas y grandes, una idea por línea, un trazo oscuro, de grosor 2 a 4.',
      'Con la letra enlazada se equivoca a menudo, y a veces también con las tildes y los signos.',
      'Revisa siempre las palabras subrayadas antes de añadir el texto.',
      'Todo ocurre en este dispositivo: tu escritura no se envía a nadie. La primera vez se descargan entre 2 y 4 MB.',
      'Tu dibujo se queda como está, así que puedes intentarlo las veces que quieras.',
    ],
  },
  former: {
    title: 'Lo que escribiste antes',
    alt: (label: string) => `Lo que escribiste a mano en «${label}»`,
    newSheet: 'Empezar otra hoja',
    newSheetHint: 'El dibujo pasa a tus dibujos guardados.',
  },
} as const;
