import { once } from '@app/shared-ui/copy/formats';
import { headings } from './headings.es.ts';

const date = once(() => new Intl.DateTimeFormat('es-ES', { weekday: 'short', day: 'numeric', month: 'short' }));

/** Texts of the home page and its dialogs. */
export const homeCopy = {
  title: headings.home.title,
  greeting: (username: string) => `Hola, ${username}`,
  /** 'dom 29 nov'. */
  date: (day: Date) => date().format(day).replace(',', ''),
  leads: {
    start: 'Doce meses, una etapa cada vez. Hoy basta con la primera actividad.',
    going: 'Cuando quieras, seguimos donde lo dejaste.',
    atLimit: 'Tus cinco primeras actividades siguen aquí, y tu journal y tu calendario también.',
    complete: 'Has recorrido el camino entero. Puedes volver a él siempre que quieras.',
  },
  start: 'Iniciar Transformación',
  continue: 'Continuar Transformación',
  today: 'Hoy',
  /** Of the stage's nine, or of its free ones. */
  left: (count: number, areFree: boolean) =>
    `te ${count === 1 ? 'queda' : 'quedan'} ${count}${areFree ? ' gratis' : ''}`,
  offline: 'Sin conexión · tu etapa está aquí',
  atLimit: {
    title: 'Vuelve a tus cinco actividades',
    text: 'Son tuyas para siempre. Repetidas otro día, dicen otra cosa.',
    premium: 'Ver qué incluye Premium',
  },
  notOpened: 'No se ha podido abrir. Comprueba tu conexión e inténtalo otra vez.',
  howButton: 'Cómo funciona el camino',
  completedStages: 'Ver tus etapas completadas',
  closing: 'Ver el cierre de tu camino',
  path: {
    title: 'Tu camino',
    here: (block: string, stage: string) => `Estás en ${block}, ${stage}.`,
    walked: (count: number) =>
      count === 0 ? '' : count === 1 ? 'Ya tienes un bloque recorrido.' : `Ya tienes ${count} bloques recorridos.`,
    complete: 'Los has recorrido todos.',
    stop: (block: string, state: string) => `${block}, ${state}`,
    /** Beside the mark of where the user is. */
    you: 'Estás aquí',
  },
  lastSeals: { title: 'Tus últimos sellos', all: 'Mis Sellos' },
  progress: 'Tu progreso',
  blockCard: { title: 'Tu bloque', info: 'Sobre este bloque' },
  stageCard: { title: 'Tu etapa' },
  sealsCard: {
    title: 'Tus sellos',
    count: (unlocked: number) => `${unlocked} de 48 sellos`,
    next: (title: string) => `El siguiente: ${title}`,
    none: 'Cada etapa completa abre el suyo.',
    allOpen: 'Los tienes todos.',
    info: 'Sobre los sellos',
    all: 'Ver todos los sellos',
  },
  resources: {
    title: 'Tus recursos',
    lead: 'Para acompañarte entre una actividad y otra.',
    items: {
      journaling: { title: 'Journaling', text: 'Tu cuaderno, escrito a mano o con el teclado' },
      books: { title: 'Libros', text: 'Lecturas con resumen para cada etapa' },
      movies: { title: 'Películas', text: 'Cine que se mira por dentro' },
      playlists: { title: 'Medias Emocionales', text: 'Música para cada estado de ánimo' },
      challenges: { title: 'Retos de transformación', text: 'Propuestas de unas horas o de unos días' },
      calendario: { title: 'Calendario emocional', text: 'Cómo has estado, día a día' },
    },
  },
  how: {
    title: 'Cómo funciona tu camino',
    path: 'El camino tiene 12 bloques, uno por mes. Cada bloque reúne 9 actividades distintas: 108 actividades en total. La mayoría cabe en media hora, y cada una dice cuánto dura.',
    fourTimes:
      'Cada bloque se recorre en 4 etapas, una por semana. Las nueve actividades vuelven en cada etapa, y cada vez te piden algo nuevo:',
    lenses: [
      { name: 'Descubrir', text: 'Las encuentras por primera vez, sin exigirte nada.' },
      { name: 'Profundizar', text: 'Miras lo que hay debajo, con calma.' },
      { name: 'Integrar', text: 'Lo llevas a un día cualquiera, con otras personas.' },
      { name: 'Celebrar', text: 'Reconoces lo que ha cambiado y cierras el mes.' },
    ],
    lensWeek: (week: number) => `Semana ${week}`,
    seals:
      'Dentro de una etapa, cada actividad abre la siguiente. Con las nueve se abre el sello de esa etapa: hay 48, todos distintos.',
    pace: 'El ritmo es tuyo. Te recomendamos una etapa cada vez; si paras unos días, todo te espera donde lo dejaste.',
    accept: 'De acuerdo',
  },
  blockInfo: {
    stages: 'Ver sus cuatro etapas',
  },
  allBlocks: {
    open: 'Ver los 12 Bloques',
    title: 'Los 12 Bloques',
    lead: 'Un mes para cada uno. Se abren en orden, al completar el anterior.',
    continue: 'Seguir actividades',
    review: 'Revisar actividades',
  },
  sealsInfo: {
    title: 'Tus sellos emocionales',
    text: [
      'Cada etapa tiene un sello propio: un dibujo, un nombre y una frase que dice qué te llevas de esa semana. Son 48, uno por etapa.',
      'Mientras vives la etapa, un anillo se va llenando alrededor. Con la última actividad el sello se abre, y desde entonces puedes guardarlo como imagen.',
      'El color es el de su bloque. El borde cambia con la semana: cuentas, pétalos, trenza y flor abierta.',
    ],
    all: 'Ir a Mis Sellos',
  },
  allSeals: {
    title: 'Todos los sellos',
    count: (unlocked: number) => `Desbloqueados ${unlocked} / 48`,
    more: 'Buscar y filtrar en Mis Sellos',
  },
} as const;
