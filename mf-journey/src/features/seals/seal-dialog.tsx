import { weekOfStage } from '@app/contract/programme';
import type { Seal } from '@app/contract/seals';
import { ButtonLink } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { styled } from 'styled-components';
import { Chip } from '@app/shared-ui/components/chip';
import { SealIllustration } from '../../components/seal-illustration/seal-illustration.tsx';
import { programmeCopy } from '../../copy/programme.es.ts';
import { sealsCopy } from '../../copy/seals.es.ts';
import { SealPictureActions } from './seal-picture-actions.tsx';
import { sealDrawing } from './seal-subject.ts';

interface SealDialogProps {
  readonly seal: Seal;
  readonly onClose: () => void;
}

/** A seal in detail: its meaning and, once it is unlocked, the picture to save. */
export function SealDialog({ seal, onClose }: SealDialogProps) {
  const { status, title, meaning, blockId, weekId, progress } = seal;
  const text = {
    unlocked: meaning,
    in_progress: sealsCopy.detail.inProgress(progress),
    locked: sealsCopy.detail.hidden,
  }[status];
  return (
    <Dialog open onOpenChange={onClose} title={status === 'locked' ? programmeCopy.seal.hidden : title}>
      <Content {...blockTone(blockId)}>
        <SealIllustration seal={seal} size={232} isBlooming={status === 'unlocked'} mark={sealDrawing(seal.id)} />
        <Chip $tone="tone">{programmeCopy.seal.where(blockId, weekOfStage(weekId))}</Chip>
        <Meaning>{text}</Meaning>
        {status === 'unlocked' ? (
          <SealPictureActions seal={seal}>
            <ButtonLink to={`/journaling?stage=${weekId}`} $variant="quiet">
              {programmeCopy.readStage}
            </ButtonLink>
          </SealPictureActions>
        ) : (
          <ButtonLink to={`/block/${blockId}/etapa/${weekId}`} $variant="soft">
            {sealsCopy.detail.openStage}
          </ButtonLink>
        )}
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 12px 0 4px;
  text-align: center;
`;

const Meaning = styled.p`
  max-width: 36ch;
  font: 400 1.125rem / 1.45 var(--font-serif);
  text-wrap: balance;
`;
