import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { routes } from '../remote.tsx';
import { anEntry, journalAnswers } from './an-entry.ts';

export const personal = (key: string, words: string, facts: Partial<FakeDocument> = {}) =>
  anEntry({
    key: `00000000-0000-4000-8000-${key.padStart(12, '0')}`,
    ...facts,
    fields: { entryId: 1_600_000_000_000 + Number(key), 'responses.personal_content': words, ...facts.fields },
  });

interface Scene {
  readonly path?: string;
  readonly stored?: readonly FakeDocument[];
  readonly username?: string;
  readonly isReady?: boolean;
}

export async function openJournal({ path = '/journaling', stored = [], username = 'ana', isReady = true }: Scene = {}) {
  const documents = createFakeDocuments({ documents: stored, status: { isReady } });
  const view = await renderInHost({ routes, path, documents, user: { username }, answers: journalAnswers() });
  return { ...view, documents };
}

export const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
