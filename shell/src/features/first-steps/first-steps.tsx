import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { useState } from 'react';
import { firstStepsCopy as copy } from '../../copy/first-steps.es.ts';
import { forgetSampleLine, sampleLine } from '../../storage/sample-line.ts';
import { HourStep } from './hour-step.tsx';
import { LineStep } from './line-step.tsx';
import { NameStep } from './name-step.tsx';
import { StepButtons, StepFrame } from './step-frame.tsx';

/** The stage opens at the activity that the link names. */
const FIRST_STAGE = '/block/1/etapa/1';
const FIRST_ACTIVITY = { activity: 1 };

/** Instead of the home page, once, after an account is begun: four steps, each of which can be skipped, and all of them at once. */
export function FirstSteps({ onDone }: { readonly onDone: () => void }) {
  const [step, setStep] = useState(1);
  const next = () => setStep(step + 1);
  const skipAll = () => {
    // The line of the sample was promised a question: it is neither left on the device nor deleted unasked.
    if (step === 1 && sampleLine() !== undefined) return next();
    forgetSampleLine();
    onDone();
  };
  const frame = { step, onSkipAll: skipAll };
  if (step === 1)
    return (
      <StepFrame {...frame} title={copy.name.title} text={copy.name.text}>
        <NameStep onNext={next} />
      </StepFrame>
    );
  if (step === 2)
    return (
      <StepFrame {...frame} title={copy.line.title} text={copy.line.text}>
        <LineStep onNext={next} />
      </StepFrame>
    );
  if (step === 3)
    return (
      <StepFrame {...frame} title={copy.hour.title} text={copy.hour.text}>
        <HourStep onNext={next} />
      </StepFrame>
    );
  return (
    <StepFrame {...frame} title={copy.now.title} text={copy.now.text}>
      <StepButtons>
        <ButtonLink to={FIRST_STAGE} state={FIRST_ACTIVITY} onClick={onDone}>
          {copy.now.go}
        </ButtonLink>
        <Button $variant="quiet" onClick={onDone}>
          {copy.now.later}
        </Button>
      </StepButtons>
    </StepFrame>
  );
}
