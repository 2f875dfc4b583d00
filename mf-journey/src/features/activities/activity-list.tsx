import type { Activity } from '@app/contract/activities';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { accessOf } from './activity-access.ts';
import { ActivityCard } from './activity-card.tsx';

/** So long after a completion the next card opens (2§9). */
const NEXT_OPENS_AFTER_MS = 600;

interface ActivityListProps {
  readonly activities: readonly Activity[];
  readonly hasPremiumAccess: boolean;
  readonly isAtFreeLimit: boolean;
  /** Title of the block that has to be completed before this stage's. */
  readonly waitsForBlock: string | undefined;
}

/** The activities of a stage, one open at a time; today's is open from the start. */
export function ActivityList({ activities, ...circumstances }: ActivityListProps) {
  const [openId, setOpenId] = useState(() => currentOf(activities)?.id);
  const [arrivingId, setArrivingId] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const openNextAfter = (completedId: number) => {
    const next = activities.find(({ id, status }) => id > completedId && status !== 'completed');
    clearTimeout(timer.current);
    if (!next) return;
    timer.current = setTimeout(() => {
      setOpenId(next.id);
      setArrivingId(next.id);
    }, NEXT_OPENS_AFTER_MS);
  };

  return (
    <List>
      {activities.map((activity, i) => (
        <li key={activity.id} data-activity-id={activity.id}>
          <ActivityCard
            activity={activity}
            access={accessOf(activity, { ...circumstances, previous: activities[i - 1] })}
            isOpen={openId === activity.id}
            isArriving={arrivingId === activity.id}
            onToggle={() => setOpenId(openId === activity.id ? undefined : activity.id)}
            onCompleted={() => openNextAfter(activity.id)}
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
