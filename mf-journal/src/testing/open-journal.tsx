import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { routes } from '../remote.tsx';
import { anEntry, journalAnswers } from './an-entry.ts';

/** When an entry of the tests was begun, where they do not say it; its id is this and its key. */
export const BEGUN = '2026-11-21T08:00:00.000Z';

export const personal = (key: string, words: string, facts: Partial<FakeDocument> = {}) =>
  anEntry({
    key: `00000000-0000-4000-8000-${key.padStart(12, '0')}`,
    ...facts,
    fields: {
      entryId: Date.parse(facts.createdAt ?? BEGUN) + Number(key),
      'responses.personal_content': words,
      ...facts.fields,
    },
  });

interface Scene {
  readonly path?: string;
  readonly state?: unknown;
  readonly stored?: readonly FakeDocument[];
  readonly username?: string;
  readonly isReady?: boolean;
  /** Instead of the server's usual ones. */
  readonly answers?: readonly CallAnswer[];
}

export async function openJournal({
  path = '/journaling',
  state,
  stored = [],
  username = 'ana',
  isReady = true,
  answers = [],
}: Scene = {}) {
  const documents = createFakeDocuments({ documents: stored, status: { isReady } });
  const view = await renderInHost({
    routes,
    path,
    state,
    documents,
    user: { username },
    answers: [...journalAnswers(), ...answers],
  });
  return { ...view, documents };
}

export const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
