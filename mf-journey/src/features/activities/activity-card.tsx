import type { Activity } from '@app/contract/activities';
import { latePart } from '@app/shared-ui/components/late-part';
import { memo, useEffect, useId, useRef, useState } from 'react';
import type { ActivityAccess } from './activity-access.ts';
import { Article, HeaderButton, Panel, PanelPlace } from './activity-card.styles.ts';
import { ActivityContent } from './activity-content.tsx';
import { ActivityHeading } from './activity-heading.tsx';
import type { Moment } from './finish/moment.ts';
import { useEndInView } from './finish/use-end-in-view.ts';
import { goTo } from './go-to.ts';
import { LockedHeading } from './locked-heading.tsx';

/** Comes while the activity is read, so that it is there at once. Where it cannot be loaded, the page stays. */
const { Part: FinishMoment, prepare } = latePart(
  () => import('./finish/finish-moment.tsx').then((module) => module.FinishMoment),
  null,
);

interface ActivityCardProps {
  readonly activity: Activity;
  readonly access: ActivityAccess;
  /** One of those for a user with little time, and still to do. */
  readonly isShort: boolean;
  readonly isOpen: boolean;
  /** Deferred `isOpen`: the content is shown or hidden shortly after the card has been opened or closed. */
  readonly isDrawn: boolean;
  /** The card is scrolled to, once for each of these: the address named it, or the user went on to it. */
  readonly arrival: object | undefined;
  readonly onToggle: (id: number) => void;
  readonly onCompleted: (id: number) => void;
  /** Just completed, and another one follows: what is shown is the moment after it. */
  readonly moment: Moment | undefined;
}

/**
 * A card that opens (2§2.4). Content that has been opened stays mounted, hidden, so that a running timer goes on. Memoised: of nine, two
 * change at a time.
 */
export const ActivityCard = memo(function ActivityCard(props: ActivityCardProps) {
  const { activity, access, isShort, isOpen, isDrawn, arrival, moment } = props;
  const { onToggle, onCompleted } = props;
  const isFinished = moment !== undefined;
  const panelId = useId();
  const header = useRef<HTMLButtonElement>(null);
  const canOpen = access.kind === 'open' || access.kind === 'preview';
  const isShown = isDrawn && canOpen && !isFinished;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  useEffect(() => {
    if (isShown) void prepare();
  }, [isShown]);
  const article = useRef<HTMLElement>(null);
  useEndInView(article, isFinished);

  useEffect(() => {
    if (arrival && isShown) goTo(header.current, 'start');
  }, [arrival, isShown]);

  // At once: the new state comes a little later than the moment, and must not move it.
  const headed = isFinished
    ? { activity: { ...activity, status: 'completed' as const }, isShort: false, isOpen: false }
    : { activity, isShort, isOpen: isOpen && canOpen };
  const heading = <ActivityHeading access={access} {...headed} />;
  return (
    <Article ref={article} $isWaiting={!canOpen}>
      {!canOpen ? (
        <LockedHeading activity={activity} access={access} isShort={isShort} />
      ) : (
        <HeaderButton
          ref={header}
          aria-expanded={isOpen && !isFinished}
          aria-controls={panelId}
          onClick={() => onToggle(activity.id)}
        >
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
      {moment ? <FinishMoment activity={activity} {...moment} /> : null}
    </Article>
  );
});
