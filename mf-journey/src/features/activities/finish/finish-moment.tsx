import type { Activity } from '@app/contract/activities';
import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { useStoredDocument } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { useEffect, useId, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { finishCopy } from '../../../copy/finish.es.ts';
import type { Moment } from './moment.ts';

interface FinishMomentProps extends Moment {
  readonly activity: Activity;
}

/** Of a step of the ring: the rest is the gap to the next one. */
const STEP = 0.72;

/** An activity has just been completed: the stage's ring takes one step, one sentence, and three ways from here. */
export function FinishMoment({ activity, done, total, next }: FinishMomentProps) {
  const sentenceId = useId();
  const place = useRef<HTMLElement>(null);
  // Written once, there is nothing left to be asked for.
  const hasEntry = useStoredDocument('entry', `activity-${activity.id}`) !== undefined;
  // The button that had the focus is gone; the sentence is read aloud.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <Place ref={place} tabIndex={-1} aria-labelledby={sentenceId}>
      <Ring viewBox="-50 -50 100 100" aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <circle
            key={i}
            className={i < done - 1 ? 'done' : i < done ? 'now' : undefined}
            r="42"
            pathLength={total}
            strokeDasharray={`${STEP} ${total}`}
            strokeDashoffset={-i}
          />
        ))}
        <path d="M-17 1L-5 13L18 -12" />
      </Ring>
      <Sentence id={sentenceId}>{finishCopy.sentence[activity.type]}</Sentence>
      <Ways>
        {next ? <Button onClick={next.open}>{finishCopy.goOn(next.title)}</Button> : null}
        {hasEntry ? null : (
          <ButtonLink
            $variant="soft"
            to={`/journaling/new?activityId=${activity.id}`}
            // Closed, the entry leads back to here.
            state={{ goesBack: true }}
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

const light = keyframes`
  from { opacity: 0; scale: 1.3; }
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
    rotate: -80deg;
    stroke: var(--tone-surface);
    stroke-width: 6;
  }

  .done {
    stroke: var(--tone-line);
  }

  .now {
    stroke: var(--tone-solid);
    animation: ${light} 0.7s cubic-bezier(0.5, 0, 0.2, 1) backwards;
  }

  path {
    stroke-width: 6;
    animation: ${appear} 0.3s 0.5s ease-out backwards;
  }

  ${media.reducedMotion} {
    .now,
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
