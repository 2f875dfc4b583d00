import { useState } from 'react';
import { KeptLine } from './kept-line.tsx';
import { LineForm } from './line-form.tsx';
import type { SampleStep } from './sample-step.ts';
import { Sitting } from './sitting.tsx';

interface SampleProps {
  readonly start: SampleStep;
  readonly onClose: () => void;
}

/** The steps of the sample: three minutes, a line, and what happens to it. */
export function Sample({ start, onClose }: SampleProps) {
  const [step, setStep] = useState(start);
  if (step === 'sitting') return <Sitting onEnd={() => setStep('writing')} />;
  if (step === 'writing')
    return <LineForm hasSat={start === 'sitting'} onKept={() => setStep('kept')} onLeave={onClose} />;
  return <KeptLine onForgotten={onClose} />;
}
