import { Spinner } from '@app/shared-ui/components/spinner';
import { Dialog } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { homeCopy } from '../../copy/home.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';
import { blocksQuery } from '../../queries/journey-queries.ts';
import { twelveBlocks } from '../../queries/twelve-blocks.ts';
import { BlockPath } from './block-path.tsx';

/** All twelve, drawn as the path that they are (DESIGN 9). */
export function AllBlocksDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, isPending, isError, refetch } = useQuery(blocksQuery);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={homeCopy.allBlocks.title}
      description={homeCopy.allBlocks.lead}
    >
      {isPending ? <Spinner label={programmeCopy.loading} /> : null}
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
      {data ? <BlockPath blocks={twelveBlocks(data)} /> : null}
    </Dialog>
  );
}
