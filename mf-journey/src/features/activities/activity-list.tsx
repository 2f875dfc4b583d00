import type { Activity } from '@app/contract/activities';
import { shortActivities } from '@app/contract/activity-time';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { accessOf } from './activity-access.ts';
import { ActivityCard } from './activity-card.tsx';

/** Delay between a completion and the opening of the next card (2§9). */
const NEXT_OPENS_AFTER_MS = 600;

interface ActivityListProps {
  readonly activities: readonly Activity[];
  readonly hasPremiumAccess: boolean;
  readonly isAtFreeLimit: boolean;
  /** Title of the block that has to be completed before this stage's. */
  readonly waitsForBlock: string | undefined;
}

/** The activities of a stage, one open at a time; today's is open initially. */
export function ActivityList({ activities, hasPremiumAccess, isAtFreeLimit, waitsForBlock }: ActivityListProps) {
  const [openId, setOpenId] = useState(() => currentOf(activities)?.id);
  // Deferred: the pressed card updates before its content is rendered.
  const drawnId = useDeferredValue(openId);
  const [arrivingId, setArrivingId] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const cards = useMemo(() => {
    const short = new Set(shortActivities(activities));
    return activities.map((activity, i) => {
      const previous = activities[i - 1];
      const access = accessOf(activity, { hasPremiumAccess, isAtFreeLimit, waitsForBlock, previous });
      return { activity, access, isShort: short.has(activity) && activity.status !== 'completed' };
    });
  }, [activities, hasPremiumAccess, isAtFreeLimit, waitsForBlock]);
  const toggle = useCallback((id: number) => setOpenId((open) => (open === id ? undefined : id)), []);
  const openNextAfter = useCallback(
    (completedId: number) => {
      const next = activities.find(({ id, status }) => id > completedId && status !== 'completed');
      clearTimeout(timer.current);
      if (!next) return;
      timer.current = setTimeout(() => {
        setOpenId(next.id);
        setArrivingId(next.id);
      }, NEXT_OPENS_AFTER_MS);
    },
    [activities],
  );

  return (
    <List>
      {cards.map(({ activity, access, isShort }) => (
        <li key={activity.id} data-activity-id={activity.id}>
          <ActivityCard
            activity={activity}
            access={access}
            isShort={isShort}
            isOpen={openId === activity.id}
            isDrawn={drawnId === activity.id}
            isArriving={arrivingId === activity.id}
            onToggle={toggle}
            onCompleted={openNextAfter}
          />
        </li>
      ))}
    </List>
  );
}

const currentOf = (activities: readonly Activity[]) =>
  activities.find(({ status, isLocked }) => status !== 'completed' && !isLocked);

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
