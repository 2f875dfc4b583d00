import type { Activity } from '@app/contract/activities';
import { shortActivities } from '@app/contract/activity-time';
import { Lead } from '@app/shared-ui/components/page';
import { styled } from 'styled-components';
import { stageCopy } from '../../copy/stage.es.ts';

/** How long the stage takes, and what to do of it with little time; nothing once all is done. */
export function StageTime({ activities }: { readonly activities: readonly Activity[] }) {
  const minutes = activities.reduce((sum, { time }) => sum + time.minutes, 0);
  const isLeft = ({ status }: Activity) => status !== 'completed';
  if (!activities.some(isLeft)) return null;
  const [first, second] = shortActivities(activities).filter(isLeft);
  const { whole, short } = stageCopy.time;
  return (
    <Note>
      {whole(minutes)}
      {first ? <> {second ? short.two(first.title, second.title) : short.one(first.title)}</> : null}
    </Note>
  );
}

const Note = styled(Lead)`
  margin: -8px 0 14px;
  font-size: 0.9375rem;
  line-height: 1.45;
`;
