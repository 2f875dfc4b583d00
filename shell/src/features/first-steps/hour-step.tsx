import { Button } from '@app/shared-ui/components/button';
import { TextField } from '@app/shared-ui/components/text-field';
import { type SubmitEvent, useState } from 'react';
import { firstStepsCopy as copy } from '../../copy/first-steps.es.ts';
import { useSettings } from '../../session/use-settings.ts';
import { UsualHours } from '../../ui/usual-hours.tsx';
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
      <UsualHours chosen={hour} onChoose={setHour} />
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
