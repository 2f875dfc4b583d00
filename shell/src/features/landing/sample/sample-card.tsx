import { Button } from '@app/shared-ui/components/button';
import { ProgressRing } from '@app/shared-ui/components/progress-ring';
import { Spinner } from '@app/shared-ui/components/spinner';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { media } from '@app/shared-ui/theme/media';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';
import { copy } from '../../../copy/every-page.es.ts';
import { landingCopy } from '../../../copy/landing.es.ts';
import { sampleLine } from '../../../storage/sample-line.ts';
import { Ring } from './ring.ts';
import type { SampleStep } from './sample-step.ts';

const { Part: Sample, prepare } = lazyPart(() => import('./sample.tsx').then((module) => module.Sample));
const { sample } = landingCopy.modules;

/** The first activity without an account: three minutes, and a line that stays on the device. Its code loads with the first press. */
export function SampleCard() {
  const [step, setStep] = useState<SampleStep>();
  const [wasLeft, setWasLeft] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [line, setLine] = useState(sampleLine);
  const isLive = useIsLive();
  const opener = useRef<HTMLButtonElement>(null);
  // The focus returns to where the sample was opened.
  useEffect(() => {
    if (wasLeft && !step) opener.current?.focus({ preventScroll: true });
  }, [step, wasLeft]);
  const open = (first: SampleStep) => {
    setIsMissing(false);
    setStep(first);
  };
  const close = () => {
    setStep(undefined);
    setWasLeft(true);
    setLine(sampleLine());
  };
  const giveUp = () => {
    setIsMissing(true);
    close();
  };
  return (
    <Sheet {...blockTone(1)}>
      {step ? (
        <ErrorBoundary fallback={null} onError={giveUp}>
          <Sample start={step} onClose={close} fallback={<Spinner label={copy.app.loading} />} />
        </ErrorBoundary>
      ) : (
        <>
          <small>{sample.label}</small>
          <h4>{sample.title}</h4>
          <p>{sample.text}</p>
          <Ring aria-hidden="true">
            <ProgressRing percent={0} size={132}>
              3:00
            </ProgressRing>
          </Ring>
          <Button
            ref={opener}
            disabled={!isLive}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => open('sitting')}
          >
            {sample.start}
          </Button>
          <Button $variant="quiet" disabled={!isLive} onFocus={prepare} onClick={() => open(line ? 'kept' : 'writing')}>
            {line ? sample.seeLine : sample.write}
          </Button>
          {isMissing ? <p role="alert">{copy.missingDialog.description}</p> : null}
        </>
      )}
    </Sheet>
  );
}

const never = () => () => undefined;

/** Whether a press is heard: the page is painted before its code runs. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** As tall as its tallest step, so that nothing below it moves. */
const Sheet = styled.div`
  display: grid;
  gap: 14px;
  align-content: center;
  justify-items: center;
  min-height: 32rem;
  padding: 28px 24px;
  border-radius: var(--radius-sheet);
  background: var(--tone-surface);
  scroll-margin-top: 16px;
  text-align: center;

  small {
    color: var(--tone-ink);
    font-size: 0.9375rem;
  }

  h4 {
    margin: 0;
    font: 500 1.75rem / 1.2 var(--font-serif);
  }

  h4:focus {
    outline: none;
  }

  > button:last-child {
    margin-top: -6px;
  }

  /* Under the ring all is in its middle; a field begins where its label does. */
  &:has(form) {
    justify-items: start;
    text-align: start;
  }

  &:has(form) > button:last-child {
    margin-left: -22px;
  }

  ${media.desktop} {
    padding: 40px;
  }
`;
