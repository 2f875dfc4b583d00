import type { Activity } from '@app/contract/activities';
import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { useStoredDocument } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { finishCopy } from '../../../copy/finish.es.ts';
import type { NextActivity } from './next-activity.ts';

interface FinishMomentProps {
  readonly activity: Activity;
  /** The one to go on with; absent where the user cannot go on. */
  readonly next: NextActivity | undefined;
}

/** An activity has just been completed: a ring that closes, one sentence, and three ways from here. */
export function FinishMoment({ activity, next }: FinishMomentProps) {
  const sentenceId = useId();
  const place = useRef<HTMLElement>(null);
  // Written once, there is nothing left to be asked for.
  const hasEntry = useStoredDocument('entry', `activity-${activity.id}`) !== undefined;
  const { pathname } = useLocation();
  // The button that had the focus is gone; the sentence is read aloud.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <Place ref={place} tabIndex={-1} aria-labelledby={sentenceId}>
      <Ring viewBox="-50 -50 100 100" aria-hidden="true">
        <circle className="track" r="42" />
        <circle className="line" r="42" pathLength={100} strokeDasharray="100" />
        <path d="M-17 1L-5 13L18 -12" />
      </Ring>
      <Sentence id={sentenceId}>{finishCopy.sentence[activity.type]}</Sentence>
      <Ways>
        {next ? <Button onClick={next.open}>{finishCopy.goOn(next.title)}</Button> : null}
        {hasEntry ? null : (
          <ButtonLink
            $variant="soft"
            to={`/journaling/new?activityId=${activity.id}`}
            // Closed, the page leads back to here.
            state={{ returnTo: pathname }}
          >
            {finishCopy.write}
          </ButtonLink>
        )}
        <ButtonLink $variant="quiet" to="/">
          {finishCopy.enough}
        </ButtonLink>
      </Ways>
    </Place>
  );
}

const close = keyframes`
  from { stroke-dashoffset: 100; }
`;

const appear = keyframes`
  from { opacity: 0; translate: 0 6px; }
`;

const Place = styled.section`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 18px;
  min-height: min(400px, 46dvh);
  /* Its end is at the bottom of the window, where a phone has its bar. */
  padding: 12px 18px 88px;
  text-align: center;

  ${media.desktop} {
    padding-bottom: 32px;
  }

  &:focus {
    outline: none;
  }
`;

const Ring = styled.svg`
  width: 104px;
  fill: none;
  stroke: var(--tone-solid);
  stroke-linecap: round;
  stroke-linejoin: round;

  circle {
    rotate: -90deg;
    stroke-width: 5;
  }

  .track {
    stroke: var(--tone-surface);
  }

  .line {
    animation: ${close} 0.7s cubic-bezier(0.5, 0, 0.2, 1) backwards;
  }

  path {
    stroke-width: 6;
    animation: ${appear} 0.3s 0.5s ease-out backwards;
  }

  ${media.reducedMotion} {
    .line,
    path {
      animation: none;
    }
  }
`;

const Sentence = styled.p`
  max-width: 26ch;
  font: 400 1.4375rem / 1.35 var(--font-serif);
  text-wrap: balance;
  animation: ${appear} 0.4s 0.25s ease-out backwards;

  ${media.reducedMotion} {
    animation: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;
