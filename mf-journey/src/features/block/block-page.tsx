import { ApiError } from '@app/shared-ui/host';
import { BLOCKS } from '@app/contract/programme';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Page } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { blockQuery, blockWeeksQuery } from '../../queries/journey-queries.ts';
import { numberInAddress } from '../../queries/number-in-address.ts';
import { BlockDetail } from './block-detail.tsx';
import { BlockNotFound } from './block-not-found.tsx';

/** A block and its four stages (2§2.2). */
export function BlockPage() {
  const { id = '' } = useParams();
  const blockId = numberInAddress(id, BLOCKS);
  return blockId === undefined ? <BlockNotFound /> : <KnownBlock blockId={blockId} />;
}

function KnownBlock({ blockId }: { readonly blockId: number }) {
  const block = useQuery(blockQuery(blockId));
  const weeks = useQuery(blockWeeksQuery(blockId));

  if (isMissing(block.error)) return <BlockNotFound />;
  if (block.data && weeks.data) {
    return (
      <Page>
        <BlockDetail block={block.data} weeks={weeks.data} />
      </Page>
    );
  }
  const failed = [block, weeks].filter((query) => query.isError);
  if (failed.length > 0) return <LoadFailure onRetry={() => failed.forEach((query) => void query.refetch())} />;
  return (
    <Page>
      <PageSpinner />
    </Page>
  );
}

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;
