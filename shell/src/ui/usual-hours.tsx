import { styled } from 'styled-components';
import { usualHoursCopy as copy } from '../copy/usual-hours.es.ts';

interface UsualHoursProps {
  /** 'HH:mm'. */
  readonly chosen: string | null;
  readonly onChoose: (hour: string) => void;
}

/** Three hours of the reminder, each one press away. */
export function UsualHours({ chosen, onChoose }: UsualHoursProps) {
  return (
    <Usual role="group" aria-label={copy.label}>
      {copy.hours.map(({ at, name }) => (
        <Hour key={at} type="button" aria-pressed={chosen === at} onClick={() => onChoose(at)}>
          {name} <span>{at}</span>
        </Hour>
      ))}
    </Usual>
  );
}

const Usual = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Hour = styled.button`
  min-height: 48px;
  padding: 8px 18px;
  border: 1.5px solid var(--line-strong);
  border-radius: 999px;
  background: none;
  color: var(--ink);
  font: inherit;
  cursor: pointer;

  span {
    margin-left: 6px;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  &[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
`;
