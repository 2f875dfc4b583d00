import { HomeLink } from '@app/shared-ui/components/home-link';
import { Lead, Page, PageTitle } from '@app/shared-ui/components/page';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { useHost, useSession } from '@app/shared-ui/host';
import { lazy, Suspense, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { editorCopy } from '../copy/editor.es.ts';
import { journalCopy } from '../copy/journal.es.ts';
import type { Entry } from '../entries/entry.ts';
import { useEntries } from '../entries/use-entries.ts';
import { CreateCard } from '../features/journal/create-card.tsx';
import { DeleteDialog } from '../features/journal/delete-dialog.tsx';
import { EntryLists } from '../features/journal/entry-lists.tsx';
import { useStageFilter } from './use-stage-filter.ts';

const ReadAndModify = lazy(() => import('./read-and-modify.tsx').then((module) => ({ default: module.ReadAndModify })));

/** Every entry that the user has written, and the button for a new one. */
export function Journal() {
  const { documents, showToast } = useHost();
  const { user } = useSession();
  const entries = useEntries();
  const stageId = useStageFilter();
  const [reading, setReading] = useState<Entry | null>(null);
  const [deleting, setDeleting] = useState<Entry | null>(null);
  const handleRead = useCallback((entry: Entry) => setReading(entry), []);
  const stopReading = useCallback(() => setReading(null), []);
  const handleDelete = useCallback((entry: Entry) => setDeleting(entry), []);

  const remove = async ({ key }: Entry) => {
    setDeleting(null);
    try {
      await documents.remove('entry', key);
    } catch {
      showToast({ title: editorCopy.error, description: journalCopy.deleteFailed, tone: 'error' });
    }
  };
  return (
    <Page>
      <HomeLink label={journalCopy.back} />
      <Head>
        <div>
          <PageTitle>{journalCopy.title}</PageTitle>
          <Greeting>{journalCopy.greeting(user.username.trim() || journalCopy.someone)}</Greeting>
          <Lead>{journalCopy.lead}</Lead>
        </div>
        <CreateCard />
      </Head>
      {entries ? (
        <EntryLists entries={entries} stageId={stageId} onRead={handleRead} onDelete={handleDelete} />
      ) : (
        <Loading aria-busy="true" aria-label={journalCopy.loading}>
          <Skeleton $height={150} />
          <Skeleton $height={150} />
          <Skeleton $height={150} />
        </Loading>
      )}
      <Suspense>
        {reading ? <ReadAndModify entryKey={reading.key} onClose={stopReading} /> : null}
        {deleting ? <DeleteDialog onConfirm={() => void remove(deleting)} onClose={() => setDeleting(null)} /> : null}
      </Suspense>
    </Page>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  align-items: center;
  gap: 24px 40px;
  margin-top: -16px;
`;

const Greeting = styled.p`
  margin-top: 6px;
  font: 400 1.25rem / 1.4 var(--font-serif);
`;

const Loading = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 18px;
`;
