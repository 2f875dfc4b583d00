import type { Block } from '@app/contract/blocks';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { BlockEmblem } from '../../components/block-emblem.tsx';
import { BlockCard } from './block-card.tsx';

/** Distance of a stop from the left edge of its strip, in percent: the path swings between them. */
const SWING = [26, 68, 40, 74, 30, 60, 24, 66, 42, 76, 34, 55] as const;
const STRIP = 100;

const swingOf = (i: number) => SWING[i % SWING.length] ?? 50;

/** The twelve blocks along a path that winds downwards: walked solid, ahead dotted. */
export function BlockPath({ blocks }: { readonly blocks: readonly Block[] }) {
  const here = useRef<HTMLLIElement>(null);
  // It opens where the user is.
  useEffect(() => {
    here.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <List>
      {blocks.map((block, i) => {
        const isAhead = block.status === 'upcoming' || block.status === 'locked';
        return (
          <Stop key={block.id} ref={block.status === 'in_progress' ? here : undefined} {...blockTone(block.id)}>
            <Strip aria-hidden="true">
              <svg viewBox={`0 0 ${STRIP} 100`} preserveAspectRatio="none">
                {i > 0 ? <Way d={bend(swingOf(i - 1), swingOf(i), 'in')} $isAhead={isAhead} /> : null}
                {i < blocks.length - 1 ? (
                  <Way d={bend(swingOf(i), swingOf(i + 1), 'out')} $isAhead={block.status !== 'completed'} />
                ) : null}
              </svg>
              <Place style={{ left: `${swingOf(i)}%` }}>
                <BlockEmblem icon={block.icon} size={48} isDimmed={isAhead} />
              </Place>
            </Strip>
            <BlockCard block={block} />
          </Stop>
        );
      })}
    </List>
  );
}

/** Half of the way between two stops: a stop is in the middle of its row, so each row draws the end of one way and the start of the next. */
function bend(from: number, to: number, half: 'in' | 'out'): string {
  const middle = (from + to) / 2;
  const lean = (to - from) / 4;
  return half === 'in'
    ? `M${middle} 0C${middle + lean} 15 ${to} 25 ${to} 50`
    : `M${from} 50C${from} 75 ${middle - lean} 85 ${middle} 100`;
}

const List = styled.ol`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
`;

const Stop = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 12px;

  ${media.desktop} {
    grid-template-columns: 180px minmax(0, 1fr);
    gap: 24px;
  }
`;

const Strip = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

const Place = styled.div`
  position: absolute;
  top: 50%;
  translate: -50% -50%;
`;

const Way = styled.path<{ readonly $isAhead: boolean }>`
  fill: none;
  stroke: ${({ $isAhead }) => ($isAhead ? 'var(--line)' : 'var(--tone-solid)')};
  stroke-dasharray: ${({ $isAhead }) => ($isAhead ? '0.1 9' : 'none')};
  stroke-linecap: round;
  stroke-width: ${({ $isAhead }) => ($isAhead ? 3 : 4)};
  vector-effect: non-scaling-stroke;
`;
