import type { Activity } from '@app/contract/activities';
import { useHost } from '@app/shared-ui/host';
import { memo, useEffect, useId, useRef, useState } from 'react';
import type { ActivityAccess } from './activity-access.ts';
import { Article, HeaderButton, HeaderPlace, Panel, PanelPlace } from './activity-card.styles.ts';
import { ActivityContent } from './activity-content.tsx';
import { ActivityHeading } from './activity-heading.tsx';

interface ActivityCardProps {
  readonly activity: Activity;
  readonly access: ActivityAccess;
  /** One of those for a user with little time, and still to do. */
  readonly isShort: boolean;
  readonly isOpen: boolean;
  /** Deferred `isOpen`: the content is shown or hidden shortly after the card has been opened or closed. */
  readonly isDrawn: boolean;
  /** The card has been opened automatically, after the preceding activity was completed. */
  readonly isArriving: boolean;
  readonly onToggle: (id: number) => void;
  readonly onCompleted: (id: number) => void;
}

/**
 * A card that opens (2§2.4). Content that has been opened stays mounted, hidden, so that a running timer goes on. Memoised: of nine, two
 * change at a time.
 */
export const ActivityCard = memo(function ActivityCard(props: ActivityCardProps) {
  const { activity, access, isShort, isOpen, isDrawn, isArriving, onToggle, onCompleted } = props;
  const { openUpgrade } = useHost();
  const panelId = useId();
  const header = useRef<HTMLButtonElement>(null);
  const canOpen = access.kind === 'open' || access.kind === 'preview';
  const isShown = isDrawn && canOpen;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  const isComingUp = isArriving && isShown;
  useEffect(() => {
    if (!isComingUp) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    header.current?.focus({ preventScroll: true });
    header.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  }, [isComingUp]);

  const heading = <ActivityHeading {...{ activity, access, isShort }} isOpen={isOpen && canOpen} />;
  return (
    <Article $isWaiting={access.kind === 'waits'}>
      {access.kind === 'waits' ? (
        <HeaderPlace>{heading}</HeaderPlace>
      ) : access.kind === 'premium' ? (
        <HeaderButton onClick={openUpgrade}>{heading}</HeaderButton>
      ) : (
        <HeaderButton ref={header} aria-expanded={isOpen} aria-controls={panelId} onClick={() => onToggle(activity.id)}>
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
});
