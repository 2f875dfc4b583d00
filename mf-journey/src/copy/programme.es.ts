import { headings } from './headings.es.ts';
import type { ActivityStatus, ActivityType } from '@app/contract/activities';
import type { BlockStatus } from '@app/contract/blocks';

/** Terms of the programme, shared by every screen. */
export const programmeCopy = {
  /** Used when the programme did not come with exactly twelve blocks. */
  fallbackBlockTitles: [
    'Silencio',
    'Soltar',
    'Reconocer',
    'Nutrir',
    'Proteger',
    'Expresar',
    'Intuir',
    'Armonizar',
    'Transformar',
    'Expandir',
    'Irradiar',
    'Reencuentro',
  ],
  block: (id: number, title: string) => `Bloque ${id}: ${title}`,
  blockNumber: (id: number) => `Bloque ${id}`,
  month: (month: number) => `Mes ${month} de 12`,
  stageOfFour: (weekNumber: number) => headings.weeks[weekNumber - 1]?.title ?? '',
  stagesCompleted: (count: number) => `${count} de 4 etapas completadas`,
  activitiesCompleted: (done: number, total: number) => `${done} de ${total} actividades`,
  percent: (percent: number) => `${percent} %`,
  /** Link to the user's journal entries of a stage. */
  readStage: 'Leer lo que escribí',
  blockStatus: {
    in_progress: 'En progreso',
    completed: 'Completado',
    upcoming: 'Próximamente',
    locked: 'Bloqueado',
  } satisfies Record<BlockStatus, string>,
  activityStatus: {
    pending: 'Pendiente',
    in_progress: 'En progreso',
    completed: 'Completada',
  } satisfies Record<ActivityStatus, string>,
  activityType: {
    daily_practice: 'Práctica diaria',
    reading: 'Lectura',
    journaling: 'Journaling',
    audio: 'Audio',
    playlist: 'Playlist',
    reflection_phrase: 'Frase de reflexión',
    integration: 'Integración',
    celebration: 'Celebración',
    self_assessment: 'Autoevaluación',
    movie: 'Película',
  } satisfies Record<ActivityType, string>,
  /** By its progress (2§4). */
  stageState: { completed: 'Completada', inProgress: 'En progreso', pending: 'Pendiente' },
  /** The aim of each of the four weeks of a block, where the stage itself has none. */
  weekTexts: headings.weeks.map(({ lead }) => lead),
  seal: {
    hidden: 'Por descubrir',
    where: (blockId: number, weekNumber: number) => `Bloque\u00a0${blockId} · Semana\u00a0${weekNumber}`,
    drawing: (title: string) => `Sello ${title}`,
    drawingInProgress: (title: string, percent: number) => `Sello ${title}, en progreso, ${percent} %`,
    drawingHidden: 'Sello por descubrir',
  },
  backHome: 'Volver al inicio',
  loading: 'Cargando…',
} as const;
