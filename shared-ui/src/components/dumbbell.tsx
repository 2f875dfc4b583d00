import { styled } from 'styled-components';

interface DumbbellProps {
  readonly label: string;
  /** What it shows, in words: 'Calma: de 4 a 6'. */
  readonly spoken: string;
  /** Absent where there is no earlier score. */
  readonly then: number | undefined;
  readonly now: number;
}

const LEFT = 10;
const RIGHT = 290;
const xOf = (score: number) => LEFT + ((score - 1) / 9) * (RIGHT - LEFT);

/** One dimension from 1 to 10: a hollow point for then, a full one for now, and what lies between. */
export function Dumbbell({ label, spoken, then, now }: DumbbellProps) {
  const hasMoved = then !== undefined && then !== now;
  return (
    <Row role="img" aria-label={spoken}>
      <span>{label}</span>
      <svg viewBox="0 0 300 40" aria-hidden="true">
        <line x1={LEFT} x2={RIGHT} y1="26" y2="26" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
        {hasMoved ? (
          <>
            <line
              x1={xOf(then)}
              x2={xOf(now)}
              y1="26"
              y2="26"
              stroke="var(--tone-line, var(--accent-soft))"
              strokeWidth="6"
              strokeLinecap="round"
            />
            <circle
              cx={xOf(then)}
              cy="26"
              r="6.5"
              fill="var(--surface-raised)"
              stroke="var(--tone-solid, var(--accent))"
              strokeWidth="2.5"
            />
            <Score x={xOf(then)} y="12">
              {then}
            </Score>
          </>
        ) : null}
        <circle cx={xOf(now)} cy="26" r="8" fill="var(--tone-solid, var(--accent))" />
        <Score x={xOf(now)} y="12" $isNow>
          {now}
        </Score>
      </svg>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: 2px;

  span {
    font-weight: 600;
    font-size: 0.9375rem;
  }

  svg {
    display: block;
    width: 100%;
    max-width: 480px;
    overflow: visible;
  }
`;

const Score = styled.text<{ readonly $isNow?: boolean }>`
  fill: ${({ $isNow }) => ($isNow ? 'var(--tone-ink, var(--ink))' : 'var(--ink-soft)')};
  font: ${({ $isNow }) => ($isNow ? 600 : 400)} 13px var(--font-sans);
  text-anchor: middle;
`;
