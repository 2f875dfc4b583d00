import type { Activity } from '@app/contract/activities';
import {
  type Block,
  type CurrentWeek,
  getBlock,
  getCurrentBlockProgress,
  getCurrentWeek,
  getWeek,
  listBlocks,
  listBlockWeeks,
  listWeekActivities,
  listWeeks,
  type Week,
} from '@app/contract/blocks';
import type { BodyOfKind } from '@app/contract/bodies';
import { activitiesOfStage, blockOfStage, stagesOfBlock, weekOfStage } from '@app/contract/programme';
import { getUserStats } from '@app/contract/progress';
import { listSeals, type Seal } from '@app/contract/seals';
import type { CallAnswer } from '@app/shared-ui/testing/render-with-host';

/** Fixtures of a journey; state only what matters to the test. */

const TITLES =
  'Silencio Soltar Reconocer Nutrir Proteger Expresar Intuir Armonizar Transformar Expandir Irradiar Reencuentro'.split(
    ' ',
  );

const aBlock = (facts: Partial<Block> = {}): Block => {
  const id = facts.id ?? 1;
  return {
    id,
    title: TITLES[id - 1] ?? '',
    description: `De qué trata ${TITLES[id - 1]}.`,
    month: id,
    icon: 'seedling',
    status: id === 1 ? 'in_progress' : id === 2 ? 'upcoming' : 'locked',
    progress: 0,
    completedStages: 0,
    ...facts,
  };
};

/** The twelve blocks of a new user; `facts` by block id change some of them. */
export const twelve = (facts: Readonly<Record<number, Partial<Block>>> = {}): Block[] =>
  TITLES.map((_, i) => aBlock({ id: i + 1, ...facts[i + 1] }));

export const aWeek = (facts: Partial<Week> = {}): Week => {
  const id = facts.id ?? 1;
  const completed = facts.completedActivities ?? 0;
  return {
    id,
    blockId: blockOfStage(id),
    weekNumber: weekOfStage(id),
    etapaNumber: weekOfStage(id),
    title: `Título de la etapa ${id}`,
    objective: `Objetivo de la etapa ${id}`,
    tags: ['pausa'],
    progress: Math.floor((completed / 9) * 100),
    activities: activitiesOfStage(id),
    completedActivities: completed,
    totalActivities: 9,
    isCompleted: completed === 9,
    ...facts,
  };
};

const aBody: BodyOfKind<'journaling'> = {
  kind: 'journaling',
  text: ['Un párrafo de la actividad.', 'La frase que destaca.'],
  line: 'La frase que destaca.',
  questions: [{ key: 'reflection', question: '¿Qué has visto?' }],
};

export const anActivity = (facts: Partial<Activity> = {}): Activity => {
  const id = facts.id ?? 1;
  const weekId = Math.ceil(id / 9);
  return {
    id,
    blockId: blockOfStage(weekId),
    weekId,
    title: `Actividad número ${id}`,
    description: `De qué va la ${id}.`,
    type: 'journaling',
    time: { minutes: 40, span: 'once' },
    status: 'pending',
    isLocked: false,
    body: aBody,
    ...facts,
  };
};

/** The nine activities of a stage with this number completed, locked as the server would. */
export const nineActivities = ({ stageId = 1, completed = 0, hasPremiumAccess = true } = {}): Activity[] =>
  activitiesOfStage(stageId).map((id, i) => {
    const isEntitled = hasPremiumAccess || id <= 5;
    return anActivity({
      id,
      status: i < completed ? 'completed' : 'pending',
      isLocked: !isEntitled || i > completed,
      ...(isEntitled ? {} : { body: null, preview: 'El comienzo…' }),
    });
  });

export const aSeal = (facts: Partial<Seal> = {}): Seal => {
  const id = facts.id ?? 1;
  return {
    id,
    blockId: blockOfStage(id),
    weekId: id,
    title: id === 1 ? 'Fluir emocional' : `Sello número ${id}`,
    meaning: 'Llevas contigo la pausa.',
    icon: 'water',
    status: 'locked',
    progress: 0,
    ...facts,
  };
};

/** All 48, the first ones unlocked. */
export const fortyEightSeals = (unlocked = 0): Seal[] =>
  Array.from({ length: 48 }, (_, i) =>
    aSeal({ id: i + 1, ...(i < unlocked ? { status: 'unlocked', progress: 100 } : {}) }),
  );

interface JourneyFacts {
  /** Lived stages from the first on. */
  readonly completedStages?: number;
  /** Number of completed activities. */
  readonly completedActivities?: number;
  readonly currentWeek?: Partial<CurrentWeek>;
}

/** Answers of every reading call, for a user with this progress. */
export function journeyAnswers({
  completedStages = 0,
  completedActivities = completedStages * 9,
  currentWeek,
}: JourneyFacts = {}): CallAnswer[] {
  const stageId = Math.min(completedStages + 1, 48);
  const inStage = completedStages === 48 ? 9 : completedActivities - completedStages * 9;
  const completedIn = (id: number) => (id <= completedStages ? 9 : id === stageId ? inStage : 0);
  const blocks = twelve(
    Object.fromEntries(
      TITLES.map((_, i) => {
        const stages = Math.min(4, Math.max(0, completedStages - i * 4));
        const status =
          stages === 4
            ? 'completed'
            : completedStages >= i * 4
              ? 'in_progress'
              : completedStages >= (i - 1) * 4
                ? 'upcoming'
                : 'locked';
        return [i + 1, { completedStages: stages, status, progress: stages * 25 }];
      }),
    ),
  );
  const weekAnswer = (id: number) => ({ body: aWeek({ id, completedActivities: completedIn(id) }) });
  return [
    [listBlocks, { body: blocks }],
    [getBlock, ({ params }) => ({ body: blocks[Number(params.id) - 1] })],
    [listBlockWeeks, ({ params }) => ({ body: stagesOfBlock(Number(params.id)).map((id) => weekAnswer(id).body) })],
    [
      listWeeks,
      {
        body: Array.from({ length: 48 }, (_, i) => aWeek({ id: i + 1 })).map(({ id, blockId, title }) => ({
          id,
          blockId,
          title,
        })),
      },
    ],
    [getWeek, ({ params }) => weekAnswer(Number(params.id))],
    [
      listWeekActivities,
      ({ params }) => ({
        body: nineActivities({ stageId: Number(params.id), completed: completedIn(Number(params.id)) }),
      }),
    ],
    [
      getCurrentWeek,
      { body: { ...aWeek({ id: stageId, completedActivities: completedIn(stageId) }), ...currentWeek } },
    ],
    [
      getCurrentBlockProgress,
      {
        body: {
          sequentialNumber: blockOfStage(stageId),
          blockTitle: TITLES[blockOfStage(stageId) - 1],
          stageProgress: Math.floor((completedIn(stageId) / 9) * 100),
          completedStages: blocks[blockOfStage(stageId) - 1]?.completedStages,
        },
      },
    ],
    [listSeals, { body: fortyEightSeals(completedStages) }],
    [
      getUserStats,
      {
        body: {
          completedWeeks: completedStages,
          completedActivities,
          activityProgressPercentage: Math.floor((completedActivities / 432) * 100),
        },
      },
    ],
  ];
}
