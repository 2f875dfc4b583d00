import { ApiError } from '@app/shared-ui/host';
import { Spinner } from '@app/shared-ui/components/spinner';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '../../components/load-failure.tsx';
import { Page } from '../../components/page.tsx';
import { programmeCopy } from '../../copy/programme.es.ts';
import { blockQuery, blockWeeksQuery } from '../../queries/journey-queries.ts';
import { BlockDetail } from './block-detail.tsx';
import { BlockNotFound } from './block-not-found.tsx';

/** A block and its four stages (2§2.2). */
export function BlockPage() {
  const { id = '' } = useParams();
  const block = useQuery(blockQuery(id));
  const weeks = useQuery({ ...blockWeeksQuery(id), enabled: block.isSuccess });

  if (isMissing(block.error)) return <BlockNotFound />;
  if (block.isError || weeks.isError) {
    return <LoadFailure onRetry={() => void (block.isError ? block.refetch() : weeks.refetch())} />;
  }
  return (
    <Page>
      {block.data && weeks.data ? (
        <BlockDetail block={block.data} weeks={weeks.data} />
      ) : (
        <Spinner label={programmeCopy.loading} />
      )}
    </Page>
  );
}

/** No such number, or no number at all. */
const isMissing = (error: Error | null) => error instanceof ApiError && (error.status === 404 || error.status === 400);
