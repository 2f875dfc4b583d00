import { HomeLink } from '@app/shared-ui/components/home-link';
import { Lead, Page, PageHead, PageTitle } from '@app/shared-ui/components/page';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { useSession } from '@app/shared-ui/host';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { media } from '@app/shared-ui/theme/media';
import { Suspense, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { journalCopy } from '../copy/journal.es.ts';
import type { Entry } from '../entries/entry.ts';
import { useEntries } from '../entries/use-entries.ts';
import { CreateCard } from '../features/journal/create-card.tsx';
import { DeleteDialog } from '../features/journal/delete-dialog.tsx';
import { EntryLists } from '../features/journal/entry-lists.tsx';
import { useDeletion } from './use-deletion.ts';
import { useReading } from './use-reading.ts';
import { useStageFilter } from './use-stage-filter.ts';

/** Opens at once when its code has come, so that a card's title and time carry over to it. */
const { Part: ReadAndModify, prepare } = lazyPart(() =>
  import('./read-and-modify.tsx').then((module) => module.ReadAndModify),
);

const handleApproach = () => void prepare();

/** Every entry that the user has written, and the button for a new one. */
export function Journal() {
  const { user } = useSession();
  const entries = useEntries();
  const stageId = useStageFilter();
  const { reading, read, turn, close } = useReading();
  const { deleting, ask, cancel, remove } = useDeletion(entries);
  const handleRead = useCallback((entry: Entry) => read(entry.key), [read]);
  return (
    <Frame>
      <HomeLink label={journalCopy.back} />
      <Head>
        <Welcome>
          <PageTitle tabIndex={-1}>{journalCopy.title}</PageTitle>
          <Greeting>{journalCopy.greeting(user.username.trim() || journalCopy.someone)}</Greeting>
          <Lead>{journalCopy.lead}</Lead>
          <Link to="/subrayados">{journalCopy.underlines}</Link>
        </Welcome>
        <CreateCard />
      </Head>
      {entries ? (
        <Lists onPointerEnter={handleApproach} onFocus={handleApproach}>
          <EntryLists entries={entries} stageId={stageId} onRead={handleRead} onDelete={ask} />
        </Lists>
      ) : (
        <Loading aria-busy="true" aria-label={journalCopy.loading}>
          <Skeleton $height={150} />
          <Skeleton $height={150} />
          <Skeleton $height={150} />
        </Loading>
      )}
      <Suspense>
        {entries && reading !== undefined ? (
          <ReadAndModify entryKey={reading} stageId={stageId} onTurn={turn} onDelete={ask} onClose={close} />
        ) : null}
        {deleting ? <DeleteDialog entry={deleting} onConfirm={() => void remove(deleting)} onClose={cancel} /> : null}
      </Suspense>
    </Frame>
  );
}

const Frame = styled(Page)`
  ${media.desktop} {
    gap: 28px;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 24px 40px;
`;

/** As high as the card beside it. */
const Welcome = styled(PageHead)`
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;

  a {
    justify-self: start;
    /* High enough for a finger, without a line's height more. */
    margin: -8px 0 -10px;
    padding: 10px 0;
  }
`;

const Greeting = styled.p`
  font: 400 1.25rem / 1.4 var(--font-serif);
`;

/** Only hears that the user is about to open an entry. */
const Lists = styled.div`
  display: contents;
`;

const Loading = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 18px;
`;
