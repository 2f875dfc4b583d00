import type { Activity } from '@app/contract/activities';
import { shortActivities } from '@app/contract/activity-time';
import { FREE_ACTIVITY_LIMIT } from '@app/contract/programme';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { accessOf } from './activity-access.ts';
import { ActivityCard } from './activity-card.tsx';
import { CompletedFold } from './completed-fold.tsx';
import type { Moment } from './finish/moment.ts';

/** Delay between a completion and the opening of the next card (2§9). */
const NEXT_OPENS_AFTER_MS = 600;

interface ActivityListProps {
  readonly activities: readonly Activity[];
  readonly hasPremiumAccess: boolean;
  readonly isAtFreeLimit: boolean;
  /** Title of the block that has to be completed before this stage's. */
  readonly waitsForBlock: string | undefined;
  /** Called when the user has completed the last one of the stage that was open. */
  readonly onLastCompleted?: () => void;
}

/**
 * The activities of a stage, one open at a time: initially the one that the address (`#actividad-12`) or the link names, or today's. Those
 * that are over wait in one row before it.
 */
export function ActivityList(props: ActivityListProps) {
  const { activities, hasPremiumAccess, isAtFreeLimit, waitsForBlock, onLastCompleted } = props;
  const { hash, state } = useLocation() as { readonly hash: string; readonly state: { activity?: unknown } | null };
  const [meantId] = useState(
    () => activities.find(({ id }) => hash === `#actividad-${id}` || id === state?.activity)?.id,
  );
  const [openId, setOpenId] = useState(() => meantId ?? currentOf(activities)?.id);
  // What is open when a completion has come about, without new callbacks for every card that is opened.
  const opened = useRef(openId);
  useEffect(() => {
    opened.current = openId;
  }, [openId]);
  // For the whole visit: what is completed here stays where it is, under the user's finger.
  const [folded] = useState(() => foldedOf(activities));
  // Deferred: the pressed card updates before its content is rendered.
  const drawnId = useDeferredValue(openId);
  const [arrival, setArrival] = useState(() => (meantId === undefined ? undefined : { id: meantId }));
  const [finished, setFinished] = useState<{ readonly id: number; readonly nextId: number }>();
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
  const toggle = useCallback((id: number) => {
    // What the user opens meanwhile stays open.
    clearTimeout(timer.current);
    setOpenId((open) => (open === id ? undefined : id));
    setFinished((last) => (last?.id === id ? undefined : last));
  }, []);
  const openNextAfter = useCallback(
    (completedId: number) => {
      const next = activities.find(({ id, status }) => id > completedId && status !== 'completed');
      clearTimeout(timer.current);
      if (!next) {
        onLastCompleted?.();
        return;
      }
      // The user has gone on by herself: the moment would take her away from there.
      if (opened.current !== undefined && opened.current !== completedId) return;
      setFinished({ id: completedId, nextId: next.id });
      setOpenId(undefined);
      setArrival(undefined);
      timer.current = setTimeout(() => setOpenId(next.id), NEXT_OPENS_AFTER_MS);
    },
    [activities, onLastCompleted],
  );
  const nextId = finished?.nextId;
  const goOn = useCallback(() => {
    if (nextId === undefined) return;
    clearTimeout(timer.current);
    setOpenId(nextId);
    setArrival({ id: nextId });
  }, [nextId]);
  const moment = useMemo((): Moment | undefined => {
    if (!finished) return undefined;
    const isDone = ({ id, status }: Activity) => status === 'completed' || id === finished.id;
    const count = { done: activities.filter(isDone).length, total: activities.length };
    const next = activities.find(({ id }) => id === finished.nextId);
    if (!next || (!hasPremiumAccess && next.id > FREE_ACTIVITY_LIMIT)) return count;
    return { ...count, next: { title: next.title, open: goOn } };
  }, [activities, finished, goOn, hasPremiumAccess]);

  const items = cards.map(({ activity, access, isShort }) => (
    <li key={activity.id} data-activity-id={activity.id}>
      <ActivityCard
        activity={activity}
        access={access}
        isShort={isShort}
        isOpen={openId === activity.id}
        isDrawn={drawnId === activity.id}
        arrival={arrival?.id === activity.id ? arrival : undefined}
        onToggle={toggle}
        onCompleted={openNextAfter}
        moment={finished?.id === activity.id ? moment : undefined}
      />
    </li>
  ));
  return (
    <>
      {folded > 0 ? (
        <CompletedFold count={folded} isOpen={activities.slice(0, folded).some(({ id }) => id === meantId)}>
          <List>{items.slice(0, folded)}</List>
        </CompletedFold>
      ) : null}
      <List>{items.slice(folded)}</List>
    </>
  );
}

const currentOf = (activities: readonly Activity[]) =>
  activities.find(({ status, isLocked }) => status !== 'completed' && !isLocked);

/** Number of activities at the beginning that wait in one row: those that are over, where there is one to go on with after them. */
function foldedOf(activities: readonly Activity[]): number {
  const over = activities.findIndex(({ status }) => status !== 'completed');
  return over > 1 && currentOf(activities) ? over : 0;
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
