/** Texts of the four steps after an account is begun; all of them can be skipped. */
export const firstStepsCopy = {
  progress: (step: number, of: number) => `Paso ${step} de ${of}`,
  next: 'Continuar',
  skip: 'Saltar',
  skipAll: 'Saltar todo',
  name: {
    title: '¿Cómo te llamas?',
    text: 'Se guarda en tu perfil. Allí puedes cambiarlo o quitarlo cuando quieras.',
    label: 'Tu nombre',
    failed: 'No hemos podido guardarlo. Inténtalo otra vez, o salta este paso.',
  },
  line: {
    title: '¿Cuál de estas frases es la tuya?',
    text: 'Puede ser la primera línea de tu journal: un sitio desde el que empezar a escribir. Nadie más la lee.',
    own: 'La que escribiste antes de entrar',
    legend: 'Frases',
    sentences: [
      'Cuido de todos y me dejo para el final.',
      'Llego a la noche sin haber parado.',
      'Digo que sí y luego me pesa.',
      'Empiezo libretas que se quedan en blanco.',
    ],
    save: 'Guardarla en mi journal',
    choose: 'Elige una frase, o salta este paso.',
    failed: 'No hemos podido guardarla. Inténtalo otra vez, o salta este paso.',
  },
  hour: {
    title: '¿A qué hora te viene bien un rato?',
    text: 'Será la hora de tu recordatorio, mientras tengas abierta la aplicación. En Configuración puedes cambiarla, quitarla o pedir que te llegue también cerrada.',
    label: 'Tu hora',
  },
  now: {
    title: 'Tres minutos, ahora',
    text: 'Tu primera actividad se llama «3\u00a0Minutos de Nada». Si no es buen momento, te espera en el inicio.',
    go: 'Hacerla ahora',
    later: 'Ahora no',
  },
  /** Title of a personal entry, as the journal gives it. */
  entryTitle: 'Nueva entrada personal',
} as const;
