import { Button } from '@app/shared-ui/components/button';
import { TextField } from '@app/shared-ui/components/text-field';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { firstStepsCopy as copy } from '../../copy/first-steps.es.ts';
import { useSettings } from '../../session/use-settings.ts';
import { StepButtons, StepForm } from './step-frame.tsx';

/** The hour of the daily reminder, as in the settings. */
export function HourStep({ onNext }: { readonly onNext: () => void }) {
  const { save } = useSettings();
  const [hour, setHour] = useState('');
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (hour !== '') void save({ reminderAt: hour });
    onNext();
  };
  return (
    <StepForm noValidate onSubmit={handleSubmit}>
      <Usual role="group" aria-label={copy.hour.usual}>
        {copy.hour.suggestions.map(({ at, name }) => (
          <Chip key={at} type="button" aria-pressed={hour === at} onClick={() => setHour(at)}>
            {name} <span>{at}</span>
          </Chip>
        ))}
      </Usual>
      <TextField type="time" label={copy.hour.label} value={hour} onChange={(event) => setHour(event.target.value)} />
      <StepButtons>
        <Button type="submit">{copy.next}</Button>
        <Button $variant="quiet" onClick={onNext}>
          {copy.skip}
        </Button>
      </StepButtons>
    </StepForm>
  );
}

const Usual = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Chip = styled.button`
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
