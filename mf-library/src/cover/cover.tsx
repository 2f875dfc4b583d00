import { type CSSProperties, memo } from 'react';
import { css, styled } from 'styled-components';
import { coverGeometry, type CoverKind } from './cover-geometry.ts';

/** Characters from which a title is set smaller. */
const LONG_TITLE = 26;
const LONG_WORD = /\S{12}/;

interface CoverProps {
  readonly kind: CoverKind;
  readonly id: number;
  /** '#rrggbb' */
  readonly color: string;
  readonly title: string;
  /** Author, director, curator. */
  readonly by: string;
  readonly isBlurred?: boolean;
}

/** A drawn cover. Only a picture: title and author stand beside it as text. */
export const Cover = memo(function Cover({ kind, id, color, title, by, isBlurred = false }: CoverProps) {
  const { width, height, disc, layers, motif } = coverGeometry(kind, id);
  return (
    <Frame $kind={kind} $isBlurred={isBlurred} style={{ '--cover': color } as CSSProperties} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
        <circle cx={disc.cx} cy={disc.cy} r={disc.r} fill="var(--cover-light)" />
        {layers.map((path, i) => (
          <path key={path} d={path} fill={`var(--cover-layer-${i})`} />
        ))}
        <path d={motif} fill="none" stroke="var(--cover-light)" strokeWidth="1.4" strokeLinecap="round" />
      </svg>
      <Words>
        <Title $isLong={title.length > LONG_TITLE || LONG_WORD.test(title)}>{title}</Title>
        <By>{by}</By>
      </Words>
    </Frame>
  );
});

const shapes: Record<CoverKind, ReturnType<typeof css>> = {
  book: css`
    aspect-ratio: 2 / 3;
    border-radius: 3px 6px 6px 3px;

    /* The fold beside the spine. */
    &::after {
      position: absolute;
      inset: 0;
      background: linear-gradient(
        90deg,
        rgb(255 255 255 / 16%) 0 1.5%,
        rgb(0 0 0 / 22%) 4.5%,
        transparent 8%,
        transparent 94%,
        rgb(0 0 0 / 12%)
      );
      content: '';
    }
  `,
  film: css`
    aspect-ratio: 2 / 3;
    border-radius: 6px;

    &::after {
      position: absolute;
      inset: 5%;
      border: 1px solid var(--cover-light);
      border-radius: 3px;
      opacity: 0.55;
      content: '';
    }
  `,
  playlist: css`
    aspect-ratio: 1;
    border-radius: 12px;
  `,
};

const Frame = styled.div<{ readonly $kind: CoverKind; readonly $isBlurred: boolean }>`
  --cover-ground: color-mix(in oklch, var(--cover), black 30%);
  --cover-light: color-mix(in oklch, var(--cover), #fff4e2 62%);
  --cover-layer-0: color-mix(in oklch, var(--cover), #fff4e2 14%);
  --cover-layer-1: color-mix(in oklch, var(--cover), black 14%);
  --cover-layer-2: color-mix(in oklch, var(--cover), black 44%);

  position: relative;
  container-type: inline-size;
  width: 100%;
  overflow: hidden;
  background: linear-gradient(var(--cover-ground) 46%, var(--cover));
  box-shadow:
    0 1px 2px rgb(40 20 30 / 24%),
    0 6px 14px rgb(40 20 30 / 16%);
  color: #fffaf2;

  ${({ $kind }) => shapes[$kind]}

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  ${({ $isBlurred }) =>
    $isBlurred &&
    css`
      > * {
        filter: blur(3px);
      }
    `}

  :root[data-theme='dark'] & {
    filter: brightness(0.88);
  }
`;

const Words = styled.span`
  position: absolute;
  inset: 10cqw 11cqw auto 12cqw;
  display: grid;
  gap: 3cqw;
`;

const Title = styled.span<{ readonly $isLong: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  font: 500 ${({ $isLong }) => ($isLong ? '10cqw' : '12.5cqw')} / 1.15 var(--font-serif);
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const By = styled.span`
  overflow: hidden;
  font: 500 6.2cqw / 1.3 var(--font-sans);
  opacity: 0.92;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
