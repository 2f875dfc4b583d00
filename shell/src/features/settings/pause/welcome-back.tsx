import { Button } from '@app/shared-ui/components/button';
import { useSession } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { signedInCopy } from '../../../copy/signed-in.es.ts';
import { dayText } from '@app/shared-ui/dates/day-text';
import { useToday } from '@app/shared-ui/dates/use-today';
import { useSettings } from '../../../session/use-settings.ts';
import { pauseState } from './pause-state.ts';

/** Above the home page during a pause, and a welcome after it. It counts nothing and asks for nothing. */
export function WelcomeBack() {
  const { pathname } = useLocation();
  const { firstName, username } = useSession().user;
  const { settings, save } = useSettings();
  const [isPutAway, setIsPutAway] = useState(false);
  const state = pauseState(settings.pausedUntil, useToday());
  if (pathname !== '/' || state === 'none' || !settings.pausedUntil || isPutAway) return null;
  const { welcomeBack } = signedInCopy;
  // The buttons go with a press.
  const resume = () => {
    focusPage();
    void save({ pausedUntil: null });
  };
  const putAway = () => {
    focusPage();
    setIsPutAway(true);
  };
  return (
    <Place role="status">
      <Words>
        <strong>
          {state === 'over'
            ? welcomeBack.title(firstName || username)
            : welcomeBack.resting(dayText(settings.pausedUntil))}
        </strong>
        <span>{state === 'over' ? welcomeBack.text : welcomeBack.restingText}</span>
      </Words>
      <Buttons>
        <Button $variant="soft" onClick={resume}>
          {state === 'over' ? welcomeBack.go : welcomeBack.resume}
        </Button>
        {state === 'paused' ? (
          <Button $variant="quiet" onClick={putAway}>
            {welcomeBack.stay}
          </Button>
        ) : null}
      </Buttons>
    </Place>
  );
}

/** The page below begins at its heading. */
function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('#contenido h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

const Place = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  max-width: calc(var(--page-width) - 2 * var(--page-gutter));
  margin: 8px var(--page-gutter) 16px;
  padding: 16px 20px;
  border-radius: var(--radius-card);
  background: var(--accent-soft);

  ${media.desktop} {
    margin-inline: auto;
  }
`;

const Words = styled.p`
  display: grid;
  flex: 1 1 320px;

  strong {
    font: 500 1.1875rem / 1.35 var(--font-serif);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;

  button {
    background: var(--surface-raised);
  }

  button + button {
    background: transparent;
  }
`;
