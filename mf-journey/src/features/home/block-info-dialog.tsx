import { ButtonLink } from '@app/shared-ui/components/button';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Spinner } from '@app/shared-ui/components/spinner';
import { Dialog } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { BlockEmblem } from '../../components/block-emblem.tsx';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { homeCopy } from '../../copy/home.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';
import { blocksQuery } from '../../queries/journey-queries.ts';
import { twelveBlocks } from '../../queries/twelve-blocks.ts';

interface BlockInfoDialogProps {
  readonly blockId: number;
  readonly onClose: () => void;
}

/** What the current block is about. */
export function BlockInfoDialog({ blockId, onClose }: BlockInfoDialogProps) {
  const { data, isError, refetch } = useQuery(blocksQuery);
  const block = twelveBlocks(data ?? []).find(({ id }) => id === blockId);
  if (!block) return null;
  const stages = programmeCopy.stagesCompleted(block.completedStages);
  return (
    <Dialog open onOpenChange={onClose} title={programmeCopy.block(block.id, block.title)}>
      {data === undefined ? (
        isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <Spinner label={programmeCopy.loading} />
        )
      ) : (
        <Content {...blockTone(block.id)}>
          <Head>
            <BlockEmblem icon={block.icon} size={64} />
            <div>
              <Month>{programmeCopy.month(block.month)}</Month>
              <p>{stages}</p>
            </div>
          </Head>
          <ProgressBar label={stages} value={block.progress} />
          <p>{block.description}</p>
          <ButtonLink to={`/block/${block.id}`} $variant="soft" $block>
            {homeCopy.blockInfo.stages}
          </ButtonLink>
        </Content>
      )}
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 12px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  line-height: 1.4;
`;

const Month = styled.p`
  color: var(--tone-ink);
  font-weight: 600;
`;
