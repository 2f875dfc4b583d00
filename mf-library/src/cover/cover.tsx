import { carried } from '@app/shared-ui/motion/carry-over';
import { memo } from 'react';
import { styled } from 'styled-components';
import { itemName } from '../queries/use-saved-items.ts';
import { coverGeometry, type CoverKind } from './cover-geometry.ts';
import { isMotif, WorkMotif } from './work-motif.tsx';

/** Characters from which a title is set smaller: larger ones would leave an article alone in its line. */
const LONG_TITLE = 20;
const LONG_WORD = /\S{12}/;

interface CoverProps {
  readonly kind: CoverKind;
  readonly id: number;
  /** '#rrggbb' */
  readonly color: string;
  readonly title: string;
  /** Author or director. */
  readonly by?: string;
  /** What the cover shows, of the contract's `coverMotifs`; the landscape's own without one. */
  readonly motif?: string | undefined;
  readonly isBlurred?: boolean;
}

/**
 * A drawn cover, as wide as `--cover-width` of what holds it. Decorative: title and author are beside it as text. One styled
 * element and attributes, as a list renders a dozen of them at once.
 */
export const Cover = memo(function Cover({ kind, id, color, title, by, motif, isBlurred = false }: CoverProps) {
  const { width, height, disc, layers, growth, place } = coverGeometry(kind, id);
  return (
    <Frame
      data-kind={kind}
      data-blurred={isBlurred || undefined}
      {...carried(itemName(kind, id), 'cover')}
      style={{ '--cover': color }}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
        <circle cx={disc.cx} cy={disc.cy} r={disc.r} />
        {layers.map((path) => (
          <path key={path} d={path} />
        ))}
        {isMotif(motif) ? <WorkMotif motif={motif} {...place} /> : <path data-growth="" d={growth} />}
      </svg>
      <p data-long={title.length > LONG_TITLE || LONG_WORD.test(title) || undefined}>{title}</p>
      {by ? <small>{by}</small> : null}
    </Frame>
  );
});

const Frame = styled.div`
  --cover-ground: color-mix(in oklch, var(--cover), black 30%);
  --cover-light: color-mix(in oklch, var(--cover), #fff4e2 62%);

  position: relative;
  display: flex;
  flex-direction: column;
  gap: 0.3em;
  width: var(--cover-width);
  max-width: 100%;
  aspect-ratio: 2 / 3;
  padding: 1em 1.1em 0 1.2em;
  overflow: hidden;
  contain: strict;
  background: linear-gradient(var(--cover-ground) 46%, var(--cover));
  box-shadow:
    0 1px 2px rgb(40 20 30 / 24%),
    0 6px 14px rgb(40 20 30 / 16%);
  color: #fffaf2;
  font: 500 calc(var(--cover-width) / 10) / 1.15 var(--font-serif);

  &[data-kind='book'] {
    border-radius: 3px 6px 6px 3px;
  }

  &[data-kind='film'] {
    border-radius: 6px;
  }

  &[data-kind='playlist'] {
    aspect-ratio: 1;
    border-radius: 12px;
  }

  /* The fold beside a spine; the frame of a poster. */
  &[data-kind='book']::after {
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

  &[data-kind='film']::after {
    position: absolute;
    inset: 5%;
    border: 1px solid var(--cover-light);
    border-radius: 3px;
    opacity: 0.55;
    content: '';
  }

  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  > svg > circle {
    fill: var(--cover-light);
  }

  > svg > path {
    fill: color-mix(in oklch, var(--cover), #fff4e2 14%);
  }

  > svg > path:nth-of-type(2) {
    fill: color-mix(in oklch, var(--cover), black 14%);
  }

  > svg > path:nth-of-type(3) {
    fill: color-mix(in oklch, var(--cover), black 44%);
  }

  > svg > svg {
    color: #fffaf2;
  }

  > svg > path[data-growth] {
    fill: none;
    stroke: var(--cover-light);
    stroke-width: 1.4;
    stroke-linecap: round;
  }

  p {
    position: relative;
    display: -webkit-box;
    flex: none;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    font-size: 1.25em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  p[data-long],
  &[data-kind='playlist'] p {
    font-size: 1em;
  }

  small {
    position: relative;
    flex: none;
    overflow: hidden;
    font: 500 0.62em / 1.3 var(--font-sans);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-blurred] > svg {
    filter: blur(3px);
  }

  :root[data-theme='dark'] & {
    filter: brightness(0.88);
  }
`;
