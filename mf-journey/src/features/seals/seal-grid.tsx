import type { Seal } from '@app/contract/seals';
import { Button } from '@app/shared-ui/components/button';
import { media } from '@app/shared-ui/theme/media';
import { useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { SealTile } from '../../components/seal-tile.tsx';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { sealsCopy } from '../../copy/seals.es.ts';
import { sealDrawing } from './seal-subject.ts';

interface SealGridProps {
  readonly seals: readonly Seal[];
  readonly onOpen: (seal: Seal) => void;
  readonly onClear: () => void;
}

export function SealGrid({ seals, onOpen, onClear }: SealGridProps) {
  const place = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button goes: the seals have the focus.
    place.current?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <div ref={place} tabIndex={-1}>
      <VisuallyHidden role="status">{sealsCopy.results(seals.length)}</VisuallyHidden>
      {seals.length === 0 ? (
        <Empty>
          <svg viewBox="-50 -50 100 100" width="112" height="112" aria-hidden="true" fill="none" stroke="var(--line)">
            <circle r="40" strokeWidth="3" strokeDasharray="2 8" strokeLinecap="round" />
            <circle r="24" strokeWidth="3" />
          </svg>
          <h2>{sealsCopy.empty.title}</h2>
          <p>{sealsCopy.empty.text}</p>
          <Button $variant="soft" onClick={clear}>
            {sealsCopy.empty.clear}
          </Button>
        </Empty>
      ) : (
        <Grid>
          {seals.map((seal, i) => (
            <Item key={seal.id} style={{ animationDelay: `${i * STAGGER_S}s` }}>
              <Open type="button" $isLocked={seal.status === 'locked'} onClick={() => onOpen(seal)}>
                <SealTile seal={seal} mark={sealDrawing(seal.id)} />
              </Open>
            </Item>
          ))}
        </Grid>
      )}
    </div>
  );
}

/** One after the other (2§2.7). */
const STAGGER_S = 0.03;

const appear = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

/** From two columns on a phone to six (2§2.7). */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 4px;
  margin: 0 -8px;
  padding: 0;
  list-style: none;

  @media (min-width: 520px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media (min-width: 920px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  @media (min-width: 1080px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Item = styled.li`
  animation: ${appear} 0.4s ease-out backwards;

  ${media.reducedMotion} {
    animation: none;
  }
`;

/** What is not there yet takes less of a phone. */
const Open = styled.button<{ readonly $isLocked: boolean }>`
  width: 100%;
  height: 100%;
  padding: 14px 8px;
  overflow-wrap: anywhere;
  border: 0;
  border-radius: var(--radius-card);
  background: none;
  cursor: pointer;
  transition: background-color 0.15s;

  > span {
    align-content: start;
    height: 100%;
  }

  @media (max-width: 519.98px) {
    ${({ $isLocked }) =>
      $isLocked &&
      css`
        padding: 6px 8px;

        && svg {
          max-width: 72px;
          margin-bottom: 4px;
        }
      `}
  }

  @media (hover: hover) {
    &:hover {
      background: var(--surface-raised);
    }
  }
`;

const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 32px 0;
  text-align: center;

  h2 {
    font-size: 1.375rem;
  }

  p {
    color: var(--ink-soft);
  }
`;
