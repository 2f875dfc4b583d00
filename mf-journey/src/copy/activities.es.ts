import type { ActivitySpan } from '@app/contract/activity-time';

/** What follows the minutes of an activity that does not end in one sitting. */
const SPANS: Readonly<Record<ActivitySpan, string>> = {
  once: '',
  day: ', a lo largo del día',
  days: ', a ratos, durante unos días',
  week: ', a ratos, durante una semana',
};

/** '20 min', '1 h', '2 h 15 min'. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours}\u00a0h` : '', rest > 0 ? `${rest}\u00a0min` : ''].filter(Boolean).join(' ');
}

/** Texts of the activity cards. */
export const activitiesCopy = {
  typeLine: (type: string) => `Actividad de ${type}`,
  time: (minutes: number, span: ActivitySpan) => duration(minutes) + SPANS[span],
  short: 'Si solo tienes un rato',
  complete: 'Marcar como completada',
  lock: {
    order: (previousTitle: string) => `Completa "${previousTitle}" para desbloquear`,
    premium: 'Actualiza a Premium para desbloquear',
    preview: 'Esta actividad forma parte de Premium. Aquí tienes su comienzo.',
    seePremium: 'Ver qué incluye Premium',
  },
  toasts: {
    queued: {
      title: 'Hecho',
      description: 'Ahora no hay conexión: lo guardaremos en tu cuenta en cuanto vuelva.',
    },
    congratulations: '¡Felicidades!',
    limit: 'Límite alcanzado',
  },
  notSaved: 'No hemos podido guardarlo. Vuelve a intentarlo en un momento.',
  offline: 'Parece que no hay conexión. Cuando vuelva, márcala otra vez.',
  readMore: 'Seguir leyendo',
  readLess: 'Leer menos',
  practice: {
    title: 'Tres minutos',
    start: 'Empezar',
    pause: 'Pausar',
    resume: 'Seguir',
    restart: 'Volver a empezar',
    ready: 'Cuando quieras.',
    paused: 'En pausa. Sigue cuando puedas.',
    finished: 'Han pasado los tres minutos. Quédate un momento más, si te apetece.',
    timer: 'Tiempo que queda',
    bell: 'Al terminar sonará una campana suave.',
    noBell: 'Al terminar no sonará nada: tienes los sonidos desactivados.',
    notice: 'En qué fijarte',
  },
  audio: {
    title: (minutes: number) => `Una guía de ${minutes} minutos`,
    open: 'Leer la guía',
    close: 'Cerrar la guía',
    speak: 'Escucharla con la voz de tu dispositivo',
    stop: 'Parar la voz',
    music: 'Música para acompañarte',
    playlist: (title: string) => `Abrir «${title}» en Spotify`,
    search: (title: string) => `Buscar «${title}» en Spotify`,
    newTab: '(se abre en otra pestaña)',
  },
  phrase: {
    label: 'La frase de esta semana',
    copy: 'Copiar la frase',
    copied: 'Frase copiada',
    notCopied: 'Tu navegador no deja copiarla. Puedes seleccionarla a mano.',
  },
  book: {
    work: (title: string, author: string, year: number) => `«${title}», ${author}, ${year}`,
    open: 'Leer el resumen',
    close: 'Cerrar el resumen',
    exercise: 'Ejercicio guiado',
  },
  film: {
    work: (title: string, director: string, year: number) => `«${title}», ${director}, ${year}`,
    symbols: 'Imágenes para mirar por dentro',
    hint: 'Toca una para ver qué puede decirte.',
  },
  integration: { steps: 'Paso a paso' },
  celebration: {
    needs: 'Lo que necesitas',
    steps: 'Cómo celebrarlo',
    light: 'Encender la vela',
    lit: 'La vela está encendida',
    blowOut: 'Apagar la vela',
  },
  checklist: (done: number, total: number) => `${done} de ${total}`,
  assessment: {
    title: 'Del 1 al 10, ahora mismo',
    lead: 'Sin aprobar ni suspender: el primer número que te venga.',
    score: (score: number) => `${score} de 10`,
    noScore: 'Sin puntuar',
    save: 'Guardar mi autoevaluación',
    saving: 'Guardando…',
    saved: 'Guardada. Puedes cambiarla cuando quieras.',
    missing: 'Puntúa las tres para poder guardarla.',
    failed: 'No hemos podido guardarla. Tus números siguen aquí; vuelve a intentarlo en un momento.',
    thenAndNow: 'Entonces y ahora',
    onlyNow: 'Tu punto de partida',
    thenLabel: (week: number) => `Semana ${week}`,
    summary: (label: string, then: number, now: number) => `${label}: de ${then} a ${now}`,
    summaryNow: (label: string, now: number) => `${label}: ${now} de 10`,
    table: 'Ver los números en una tabla',
    dimension: 'Dimensión',
    noValue: '–',
  },
  journal: {
    title: { one: 'Una pregunta para ti', many: 'Preguntas para ti' },
    fallback:
      'Tu journal no está a mano en este momento. Puedes llevarte estas preguntas contigo o responderlas en un papel; aquí seguirán.',
    retry: 'Reintentar',
  },
  defaultQuestions: {
    practice: ['¿Cómo fue la experiencia?', '¿Adónde se iba tu atención?', '¿Qué sentiste?'],
    audio: ['¿Qué has oído que no esperabas?'],
    phrase: ['¿A qué momento de tu vida le habla esta frase?'],
    journaling: ['¿Qué está pasando?', '¿Qué hay debajo?', '¿Qué necesitas ahora?'],
    book: ['¿En qué parte de esta lectura te has reconocido?'],
    film: ['¿Qué imagen se ha quedado contigo?'],
    integration: ['¿Qué ha cambiado al llevarlo a un día cualquiera?'],
    celebration: ['¿Qué has celebrado, y cómo te ha sentado?'],
    assessment: ['¿Cuál de los números te ha costado más poner?'],
    other: ['¿Qué te llevas de esta actividad?'],
  },
} as const;
