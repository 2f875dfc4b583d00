import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { Page } from '@app/shared-ui/components/page';
import { PathScene } from '@app/shared-ui/components/path-scene';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { titleSize } from '@app/shared-ui/theme/title-size';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { firstStepsCopy as copy } from '../../copy/first-steps.es.ts';

/** Number of the steps. */
const STEPS = 4;

interface StepFrameProps {
  readonly step: number;
  readonly title: string;
  readonly text: string;
  readonly onSkipAll: () => void;
  readonly children: ReactNode;
}

/** One quiet card, and the way past all of them. When it replaces another it begins at its top, and its title gets the focus. */
export function StepFrame({ step, title, text, onSkipAll, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step === 1) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <Page $narrow>
      <Sheet {...blockTone(1)}>
        <Country>
          <PathScene place={step} />
        </Country>
        <small id="first-step">{copy.progress(step, STEPS)}</small>
        <h1 ref={heading} tabIndex={-1} aria-describedby="first-step">
          {title}
        </h1>
        <p>{text}</p>
        {children}
      </Sheet>
      {step < STEPS ? (
        <Past $variant="quiet" onClick={onSkipAll}>
          {copy.skipAll}
        </Past>
      ) : null}
    </Page>
  );
}

/** Fields of a step, and its two ways on. Not a grid: a sticky part of one stays in its row. */
export const StepForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

/** The ways on from a step, and above them what keeps it from being taken, which would be out of sight elsewhere. Messages stand above both. */
export const StepButtons = ({ children }: { readonly children: ReactNode }) => <Foot data-foot="">{children}</Foot>;

/**
 * In view from the start on an upright phone, above the navigation bar, which is 62 px high. Not while a keyboard leaves less room: it
 * would cover the field.
 */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  p {
    flex: 1 0 100%;
    color: var(--danger);
    font-size: 0.9375rem;
    font-weight: 500;
  }

  @media (max-width: 767px) and (min-height: 560px) {
    position: sticky;
    bottom: calc(62px + env(safe-area-inset-bottom));
    z-index: 1;
    margin-bottom: -12px;
    padding: 12px 0;
    background: var(--surface-raised);

    /* Beside the other: the sentences above them need the room. */
    button + button {
      padding-inline: 12px;
    }
  }
`;

/** From edge to edge of the card, above its words. */
const Country = styled.div`
  margin: -28px -24px 20px;
  background: var(--tone-surface);

  ${media.desktop} {
    margin: -44px -48px 28px;

    svg {
      height: 128px;
    }
  }
`;

const Sheet = styled(Card)`
  margin-top: 12px;
  padding: 28px 24px;
  /* Not hidden: that would hold what is sticky in it. */
  overflow: clip;

  small {
    display: block;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  h1 {
    font-size: ${titleSize('clamp(1.75rem, 1.35rem + 1.9vw, 2.25rem)')};
  }

  h1 + p {
    color: var(--ink-soft);
  }

  form,
  p + div {
    margin-top: 24px;
  }

  ${media.desktop} {
    padding: 44px 48px;
  }
`;

const Past = styled(Button)`
  justify-self: center;
  margin-top: -12px;
`;
