import { media } from '@app/shared-ui/theme/media';
import { type CSSProperties, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { strokes, way } from './written-line.ts';

/** Seconds after the page's opening: when the pen begins, how long it writes, when the seal opens. */
const PEN_AT = 0.9;
const PEN_FOR = 3;
const SEAL_AT = 4.1;

/**
 * A page of a journal on which a pen writes a line; then a seal opens. Decoration only, and still under reduced motion. The motion starts
 * with the opening of the page, so that the app goes on with what the served markup has begun.
 */
export function WrittenPage() {
  const [since] = useState(elapsedSeconds);
  return (
    <Paper aria-hidden="true" style={{ '--since': `${-since}s` }}>
      <svg viewBox="-6 -8 326 74">
        <path className="rule" d="M0 40H314" />
        {strokes.map(([path, from, share]) => (
          <path
            key={from}
            className="stroke"
            d={path}
            pathLength={1}
            style={{ '--from': from, '--share': share } as CSSProperties}
          />
        ))}
        <Pen>
          <path d="M0 0l5-13 30-37 7 6-30 37Z" />
          <path className="nib" d="M0 0l5-13 7 6Z" />
        </Pen>
      </svg>
      <hr />
      <hr />
      <img src="/sellos/1.svg" alt="" width="92" height="92" />
    </Paper>
  );
}

/** Rounded, as it becomes part of a style; 0 while prerendering. */
const elapsedSeconds = (): number => (typeof document === 'undefined' ? 0 : Math.round(performance.now() / 10) / 100);

const write = keyframes`
  from { stroke-dashoffset: 1; }
`;

const travel = keyframes`
  0% { offset-distance: 0; opacity: 1; }
  96% { offset-distance: 100%; opacity: 1; }
  100% { offset-distance: 100%; opacity: 0; }
`;

const open = keyframes`
  from { opacity: 0; scale: 0.4; rotate: -50deg; }
`;

const Paper = styled.div`
  display: grid;
  padding: 8% 8% 7%;
  border-radius: 14px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);
  rotate: -3deg;

  svg {
    display: block;
    width: 100%;
    overflow: visible;
  }

  path {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .rule {
    stroke: var(--line);
    stroke-width: 1;
  }

  .stroke {
    stroke: oklch(var(--tone-ink-lc) 262);
    stroke-width: 2.4;
    /* The gap is longer than the stroke: a round cap of nothing would be a dot. */
    stroke-dasharray: 1 2;
    animation: ${write} calc(${PEN_FOR}s * var(--share)) linear backwards;
    animation-delay: calc(${PEN_AT}s + ${PEN_FOR}s * var(--from) + var(--since));
  }

  hr {
    width: 100%;
    height: 1px;
    margin: 6% 0 0;
    border: 0;
    background: var(--line);
  }

  hr:last-of-type {
    width: 58%;
  }

  img {
    position: absolute;
    right: 5%;
    bottom: -9%;
    width: 26%;
    height: auto;
    animation: ${open} 0.9s cubic-bezier(0.2, 0.9, 0.3, 1.15) backwards;
    animation-delay: calc(${SEAL_AT}s + var(--since));
  }

  :root[data-theme='dark'] & img {
    filter: brightness(0.86);
  }

  ${media.reducedMotion} {
    .stroke,
    img {
      animation: none;
    }
  }
`;

/** Invisible but while it writes. */
const Pen = styled.g`
  opacity: 0;
  offset-path: path('${way}');
  offset-rotate: 0deg;
  animation: ${travel} ${PEN_FOR * 1.04}s linear;
  animation-delay: calc(${PEN_AT}s + var(--since));

  path {
    fill: oklch(var(--tone-solid-lc) 320);
  }

  .nib {
    fill: var(--ink);
  }

  ${media.reducedMotion} {
    display: none;
  }
`;
