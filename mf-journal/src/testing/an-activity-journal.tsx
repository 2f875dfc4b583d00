import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import ActivityJournal, { type ActivityJournalProps } from '../slot-activity-journal.tsx';
import { journalAnswers } from './an-entry.ts';

const questions = [
  { key: 'experience', question: '¿Cómo ha sido?' },
  { key: 'feelings', question: '¿Qué has sentido?' },
];

interface Scene {
  readonly stored?: readonly FakeDocument[];
  readonly props?: ActivityJournalProps;
  readonly flush?: () => Promise<void>;
  readonly completedActivities?: number;
  /** What the user answers to a question. */
  readonly confirms?: boolean;
}

/** The slot of an activity. @returns also `entry`: its current state on the device */
export async function show({ stored = [], props = {}, flush, completedActivities = 0, confirms = true }: Scene = {}) {
  const documents = createFakeDocuments({ documents: stored });
  if (flush) {
    const { open } = documents;
    documents.open = async (kind, key) => ({ ...(await open(kind, key)), flush });
  }
  const onOpen = jest.fn();
  const view = await renderInHost({
    ui: <ActivityJournal activityId={4} title="El mapa" questions={questions} onOpen={onOpen} {...props} />,
    documents,
    confirms,
    user: { hasPremiumAccess: false },
    answers: journalAnswers(completedActivities),
  });
  return { ...view, onOpen, documents, entry: (key = 'activity-4') => documents.get('entry', key)?.fields };
}

export const openEditor = async ({ user }: Pick<Awaited<ReturnType<typeof show>>, 'user'>) => {
  await user.click(screen.getByRole('button', { name: /Escríbelo en tu Journaling|Revisa Tu Entrada/ }));
  return screen.findByRole('dialog');
};
