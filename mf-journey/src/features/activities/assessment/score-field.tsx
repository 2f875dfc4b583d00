import type { Dimension } from '@app/contract/bodies';
import { media } from '@app/shared-ui/theme/media';
import { BANDS, bandOf } from '@app/shared-ui/year/assessments';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';

const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface ScoreFieldProps {
  readonly name: string;
  readonly dimension: Dimension;
  readonly score: number | undefined;
  readonly onChange: (score: number) => void;
}

/** One dimension: ten radio buttons, so that the arrow keys work and 'none yet' can be told from 1. */
export function ScoreField({ name, dimension, score, onChange }: ScoreFieldProps) {
  const copy = activitiesCopy.assessment;
  return (
    <Field>
      <legend>
        {dimension.label} <Value>{score === undefined ? copy.noScore : copy.score(score)}</Value>
      </legend>
      <Scale>
        {SCORES.map((value) => (
          <Step key={value} $isBelow={score !== undefined && value < score}>
            <input type="radio" name={name} value={value} checked={score === value} onChange={() => onChange(value)} />
            <span>{value}</span>
          </Step>
        ))}
      </Scale>
      <Ends>
        {BANDS.map((band) => (
          <Anchor key={band} $isChosen={score !== undefined && bandOf(score) === band}>
            {copy.anchors[band]} · {dimension[band]}
          </Anchor>
        ))}
      </Ends>
    </Field>
  );
}

const Field = styled.fieldset`
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Value = styled.span`
  margin-left: 6px;
  color: var(--ink-soft);
  font-weight: 400;
  font-size: 0.9375rem;
`;

const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 6px;
  margin: 8px 0 6px;

  ${media.desktop} {
    grid-template-columns: repeat(10, 1fr);
  }
`;

const Step = styled.label<{ readonly $isBelow: boolean }>`
  position: relative;
  display: grid;
  min-height: 44px;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  span {
    display: grid;
    place-items: center;
    border-radius: 12px;
    background: ${({ $isBelow }) => ($isBelow ? 'var(--tone-surface)' : 'var(--surface-raised)')};
    font-variant-numeric: tabular-nums;
  }

  input:checked + span {
    background: var(--tone-solid);
    color: var(--surface-raised);
    font-weight: 600;
  }

  input:focus-visible + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

const Ends = styled.p`
  display: grid;
  gap: 0 24px;
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.45;

  ${media.desktop} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;

    span:last-child {
      text-align: end;
    }
  }
`;

const Anchor = styled.span<{ readonly $isChosen: boolean }>`
  color: ${({ $isChosen }) => ($isChosen ? 'var(--ink)' : 'inherit')};
  font-weight: ${({ $isChosen }) => ($isChosen ? 600 : 400)};
`;
