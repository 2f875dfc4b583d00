import { Button } from '@app/shared-ui/components/button';
import { ProgressRing } from '@app/shared-ui/components/progress-ring';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { landingCopy } from '../../../copy/landing.es.ts';
import { sampleCopy } from '../../../copy/sample.es.ts';
import { playTone } from '../../../ui/play-tone.ts';
import { Ring } from './ring.ts';
import { StepTitle } from './step-title.tsx';

const SECONDS = 180;
const TICK_MS = 500;

/** Three minutes of nothing: the time that is left, and a sentence from time to time. Two soft notes end it: eyes may be closed. */
export function Sitting({ onEnd }: { readonly onEnd: () => void }) {
  const [startedAt] = useState(Date.now);
  const [passed, setPassed] = useState(0);
  const end = useEffectEvent(() => {
    playTone('opening');
    onEnd();
  });
  useEffect(() => {
    // By the clock: a hidden page's timers are late.
    const timer = setInterval(() => {
      const seconds = Math.floor((Date.now() - startedAt) / 1000);
      setPassed(seconds);
      if (seconds >= SECONDS) end();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [startedAt]);
  const left = Math.max(0, SECONDS - passed);
  const cue = sampleCopy.cues.findLast(({ at }) => at <= passed);
  return (
    <>
      <StepTitle>{landingCopy.modules.sample.title}</StepTitle>
      <Ring>
        <ProgressRing percent={(passed / SECONDS) * 100} size={132}>
          <span role="timer" aria-label={sampleCopy.timer}>
            {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
          </span>
        </ProgressRing>
      </Ring>
      <Cue aria-live="polite">{cue?.say}</Cue>
      <Button $variant="quiet" onClick={onEnd}>
        {sampleCopy.finish}
      </Button>
    </>
  );
}

const Cue = styled.p`
  min-height: 3.2em;
  font: 400 1.25rem / 1.5 var(--font-serif);
`;
