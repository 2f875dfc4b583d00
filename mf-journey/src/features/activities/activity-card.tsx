import type { Activity } from '@app/contract/activities';
import { useHost } from '@app/shared-ui/host';
import { useEffect, useId, useRef, useState } from 'react';
import type { ActivityAccess } from './activity-access.ts';
import { Article, HeaderButton, HeaderPlace, Panel, PanelPlace } from './activity-card.styles.ts';
import { ActivityContent } from './activity-content.tsx';
import { ActivityHeading } from './activity-heading.tsx';

interface ActivityCardProps {
  readonly activity: Activity;
  readonly access: ActivityAccess;
  readonly isOpen: boolean;
  /** It has just been opened for her, after the one before it was completed. */
  readonly isArriving: boolean;
  readonly onToggle: () => void;
  readonly onCompleted: () => void;
}

/** A card that opens (2§2.4). What was opened stays in the page, hidden, so that a running timer goes on. */
export function ActivityCard({ activity, access, isOpen, isArriving, onToggle, onCompleted }: ActivityCardProps) {
  const { openUpgrade } = useHost();
  const panelId = useId();
  const header = useRef<HTMLButtonElement>(null);
  const canOpen = access.kind === 'open' || access.kind === 'preview';
  const isShown = isOpen && canOpen;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  const isComingUp = isArriving && isShown;
  useEffect(() => {
    if (!isComingUp) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    header.current?.focus({ preventScroll: true });
    header.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  }, [isComingUp]);

  const heading = <ActivityHeading activity={activity} access={access} isOpen={isShown} />;
  return (
    <Article $isOpen={isShown} $isWaiting={access.kind === 'waits'}>
      {access.kind === 'waits' ? (
        <HeaderPlace>{heading}</HeaderPlace>
      ) : access.kind === 'premium' ? (
        <HeaderButton onClick={openUpgrade}>{heading}</HeaderButton>
      ) : (
        <HeaderButton ref={header} aria-expanded={isShown} aria-controls={panelId} onClick={onToggle}>
          {heading}
        </HeaderButton>
      )}
      {canOpen ? (
        <Panel id={panelId} hidden={!isShown}>
          {wasShown ? (
            <PanelPlace>
              <ActivityContent activity={activity} isPreview={access.kind === 'preview'} onCompleted={onCompleted} />
            </PanelPlace>
          ) : null}
        </Panel>
      ) : null}
    </Article>
  );
}
