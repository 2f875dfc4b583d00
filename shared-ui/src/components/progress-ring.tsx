import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ProgressRingProps {
  readonly percent: number;
  readonly size?: number;
  /** Content of the middle. */
  readonly children?: ReactNode;
}

const RADIUS = 45;

/** A ring that fills. Decorative: the number is beside it as text. */
export function ProgressRing({ percent, size = 96, children }: ProgressRingProps) {
  return (
    <Place style={{ width: size, height: size }}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Track cx="50" cy="50" r={RADIUS} />
        {percent > 0 ? (
          <Fill cx="50" cy="50" r={RADIUS} pathLength={100} strokeDasharray="100" strokeDashoffset={100 - percent} />
        ) : null}
      </svg>
      <Middle>{children}</Middle>
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  flex: none;

  > svg {
    display: block;
    width: 100%;
    rotate: -90deg;
  }
`;

const Track = styled.circle`
  fill: none;
  stroke: var(--tone-mist, var(--surface-sunken));
  stroke-width: 7;
`;

const Fill = styled.circle`
  fill: none;
  stroke: var(--tone-solid, var(--accent));
  stroke-width: 7;
  stroke-linecap: round;
  transition: stroke-dashoffset 0.8s ease-out;
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
