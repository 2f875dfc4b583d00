import { styled } from 'styled-components';

interface ProgressBarProps {
  /** What it is the progress of, for those who do not see it. */
  readonly label: string;
  /** Whole percent, 0…100. */
  readonly value: number;
}

export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={value}>
      <Fill style={{ scale: `${value / 100} 1` }} />
    </Track>
  );
}

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: 999px;
  background: var(--tone-mist, var(--surface-sunken));
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--tone-solid, var(--accent));
  transform-origin: left;
  transition: scale 0.6s ease-out;
`;
