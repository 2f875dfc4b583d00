import type { Seal } from '@app/contract/seals';
import type { Carried } from '@app/shared-ui/motion/carry-over';
import { weekOfStage } from '@app/contract/programme';
import { styled } from 'styled-components';
import { programmeCopy } from '../copy/programme.es.ts';
import { SealIllustration } from './seal-illustration/seal-illustration.tsx';

interface SealTileProps {
  readonly seal: Seal;
  /** Where the drawing carries over to the seal's own dialog. */
  readonly mark?: Carried;
}

/** A seal with its name, which a locked one keeps to itself. */
export function SealTile({ seal, mark }: SealTileProps) {
  const isLocked = seal.status === 'locked';
  return (
    <Tile>
      <SealIllustration seal={seal} isDecorative {...(mark && { mark })} />
      <Name $isLocked={isLocked}>{isLocked ? programmeCopy.seal.hidden : seal.title}</Name>
      <Where>{programmeCopy.seal.where(seal.blockId, weekOfStage(seal.weekId))}</Where>
    </Tile>
  );
}

const Tile = styled.span`
  display: grid;
  justify-items: center;
  gap: 2px;
  text-align: center;

  svg {
    max-width: 148px;
    margin-bottom: 8px;
  }
`;

const Name = styled.span<{ readonly $isLocked: boolean }>`
  color: ${({ $isLocked }) => ($isLocked ? 'var(--ink-soft)' : 'var(--ink)')};
  font: ${({ $isLocked }) => ($isLocked ? '400 0.9375rem / 1.3 var(--font-sans)' : '500 1.0625rem / 1.25 var(--font-serif)')};
`;

const Where = styled.span`
  color: var(--ink-soft);
  font-size: 0.8125rem;
  line-height: 1.4;
  text-wrap: balance;
`;
