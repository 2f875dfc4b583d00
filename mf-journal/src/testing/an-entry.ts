import { type Activity, getActivity, setActivityStatus } from '@app/contract/activities';
import { listJournal } from '@app/contract/journal';
import { getUserStats } from '@app/contract/progress';
import type { StoredDocument } from '@app/shared-ui/host';
import type { FakeDocument } from '@app/shared-ui/testing/mock-host';
import type { CallAnswer } from '@app/shared-ui/testing/render-with-host';

type Facts = Partial<StoredDocument>;

/** A journal entry, personal unless the fields say otherwise. */
export function anEntry({
  key = '00000000-0000-4000-8000-aaaaaaaaaaaa',
  fields = {},
  ...facts
}: Facts = {}): FakeDocument {
  const createdAt = facts.createdAt ?? '2026-11-21T08:00:00.000Z';
  return {
    kind: 'entry',
    key,
    createdAt,
    fields: {
      entryId: Date.parse(createdAt),
      title: 'Nueva entrada personal',
      writingMode: 'text',
      isCompleted: true,
      ...fields,
    },
    ...facts,
  };
}

export const anActivityEntry = (activityId: number, words: string, facts: Facts = {}): FakeDocument =>
  anEntry({
    key: `activity-${activityId}`,
    ...facts,
    fields: {
      activityId,
      entryId: 1_700_000_000_000 + activityId,
      title: `Título ${activityId}`,
      'responses.reflection': words,
      ...facts.fields,
    },
  });

export const aStored = (facts: Facts = {}): StoredDocument => ({
  updatedAt: '2026-11-21T08:00:00.000Z',
  createdAt: '2026-11-21T08:00:00.000Z',
  state: 'synced',
  others: [],
  cameBack: false,
  ...anEntry(facts),
});

export const anActivity = (id: number, facts: Partial<Activity> = {}): Activity => ({
  id,
  blockId: 1,
  weekId: 1,
  title: `Actividad de prueba ${id}`,
  description: 'Una frase.',
  type: 'journaling',
  time: { minutes: 40, span: 'once' },
  status: 'pending',
  isLocked: false,
  body: {
    kind: 'journaling',
    text: ['Texto.'],
    line: 'Texto.',
    questions: [
      { key: 'experience', question: '¿Cómo ha sido?' },
      { key: 'attention', question: '¿Adónde se iba tu atención?' },
      { key: 'feelings', question: '¿Qué has sentido?' },
    ],
  },
  ...facts,
});

/** The server's answers to the journal's requests, besides documents. */
export const journalAnswers = (completedActivities = 0): readonly CallAnswer[] => [
  [getActivity, ({ params }) => ({ body: anActivity(Number(params['id'])) })],
  [
    setActivityStatus,
    ({ params }) => ({ body: { activity: anActivity(Number(params['id']), { status: 'in_progress' }) } }),
  ],
  [listJournal, { body: [], headers: { ETag: '"1"' } }],
  [getUserStats, { body: { completedWeeks: 0, completedActivities, activityProgressPercentage: 0 } }],
];
