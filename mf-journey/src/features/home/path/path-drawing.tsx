import type { Block } from '@app/contract/blocks';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { cut, drawn, wayFrom } from './winding.ts';

/** Of the way to the next block, the part that begins when the block does and ends with it: beyond its own emblem, before the next. */
const START = 0.4;
const END = 0.66;

/** How far along the way to the next block the user is. */
const shareOf = ({ progress }: Block): number => START + (END - START) * (progress / 100);

interface PathDrawingProps {
  readonly blocks: readonly Block[];
  readonly columns: number;
  /** The block in which the user is. */
  readonly currentId: number | undefined;
  readonly initial: string;
}

/** The way through all blocks: walked solid, ahead dotted, and the user's place on it. */
export function PathDrawing({ blocks, columns, currentId, initial }: PathDrawingProps) {
  const rows = Math.ceil(blocks.length / columns);
  const current = blocks.findIndex(({ id }) => id === currentId);
  const block = blocks[current];
  const hasNext = current >= 0 && current < blocks.length - 1;
  const place = block && hasNext ? cut(wayFrom(current, columns), shareOf(block))[0][3] : undefined;
  return (
    <>
      <Ways viewBox={`0 0 ${columns * 100} ${rows * 100}`} preserveAspectRatio="none">
        {blocks.slice(0, -1).map((each, i) => {
          const way = wayFrom(i, columns);
          if (i !== current) {
            const isAhead = each.status !== 'completed';
            return <Way key={each.id} {...blockTone(each.id)} d={drawn(way)} $isAhead={isAhead} />;
          }
          const [walked, ahead] = cut(way, shareOf(each));
          return (
            <g key={each.id} {...blockTone(each.id)}>
              <Way d={drawn(ahead)} $isAhead />
              <Way d={drawn(walked)} $isAhead={false} />
            </g>
          );
        })}
      </Ways>
      {place && block ? (
        <User
          {...blockTone(block.id)}
          style={{ ...blockTone(block.id).style, left: `${place.x / columns}%`, top: `${place.y / rows}%` }}
        >
          {initial}
        </User>
      ) : null}
    </>
  );
}

const Ways = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const Way = styled.path<{ readonly $isAhead: boolean }>`
  fill: none;
  stroke: ${({ $isAhead }) => ($isAhead ? 'var(--line-strong)' : 'var(--tone-solid)')};
  stroke-dasharray: ${({ $isAhead }) => ($isAhead ? '0.1 9' : 'none')};
  stroke-linecap: round;
  stroke-opacity: ${({ $isAhead }) => ($isAhead ? 0.55 : 1)};
  stroke-width: ${({ $isAhead }) => ($isAhead ? 3 : 4)};
  vector-effect: non-scaling-stroke;
`;

const User = styled.span`
  position: absolute;
  /* On a phone it touches the emblem beside it. */
  z-index: 1;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 2px solid var(--surface-raised);
  border-radius: 50%;
  background: var(--accent);
  box-shadow: var(--shadow-card);
  color: var(--on-accent);
  font: 600 0.875rem / 1 var(--font-serif);
  translate: -50% -50%;
  pointer-events: none;

  ${media.desktop} {
    width: 30px;
    height: 30px;
    border-width: 3px;
  }
`;
