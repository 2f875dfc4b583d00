import type { Dimension } from '@app/contract/bodies';
import { Dumbbell } from '@app/shared-ui/components/dumbbell';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';
import type { WeekScores } from './weeks-of-block.ts';

interface ThenAndNowProps {
  readonly dimensions: readonly Dimension[];
  /** At least one week, in order. */
  readonly weeks: readonly WeekScores[];
}

/** The user's scores of the first and of the last assessed week; the same as a table. */
export function ThenAndNow({ dimensions, weeks }: ThenAndNowProps) {
  const copy = activitiesCopy.assessment;
  const then = weeks[0];
  const now = weeks.at(-1);
  if (!then || !now) return null;
  const isOne = then === now;
  return (
    <Section>
      <h4>{isOne ? copy.onlyNow : copy.thenAndNow}</h4>
      {isOne ? null : (
        <Legend aria-hidden="true">
          <span>
            <Dot $isNow={false} /> {copy.thenLabel(then.week)}
          </span>
          <span>
            <Dot $isNow /> {copy.thenLabel(now.week)}
          </span>
        </Legend>
      )}
      {dimensions.map(({ key, label }) => {
        const nowScore = now.scores[key];
        if (nowScore === undefined) return null;
        const thenScore = isOne ? undefined : then.scores[key];
        const spoken =
          thenScore === undefined ? copy.summaryNow(label, nowScore) : copy.summary(label, thenScore, nowScore);
        return <Dumbbell key={key} label={label} spoken={spoken} then={thenScore} now={nowScore} />;
      })}
      <Details>
        <summary>{copy.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.dimension}</th>
              {weeks.map(({ week }) => (
                <th key={week} scope="col">
                  {copy.thenLabel(week)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dimensions.map(({ key, label }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {weeks.map(({ week, scores }) => (
                  <td key={week}>{scores[key] ?? copy.noValue}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Details>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: 14px;

  h4 {
    margin: 0;
    font: 500 1.1875rem / 1.3 var(--font-serif);
  }
`;

const Legend = styled.p`
  display: flex;
  gap: 20px;
  color: var(--ink-soft);
  font-size: 0.875rem;

  span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
`;

const Dot = styled.i<{ readonly $isNow: boolean }>`
  width: 12px;
  height: 12px;
  border: 2.5px solid var(--tone-solid);
  border-radius: 50%;
  background: ${({ $isNow }) => ($isNow ? 'var(--tone-solid)' : 'transparent')};
`;

const Details = styled.details`
  summary {
    min-height: 44px;
    padding: 10px 0;
    color: var(--accent);
    cursor: pointer;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }

  th,
  td {
    padding: 8px 6px;
    border-bottom: 1px solid var(--line);
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
`;
