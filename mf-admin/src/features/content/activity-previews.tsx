import type { Activity } from '@app/contract/activities';
import { Slot } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { contentCopy } from '../../copy/content.es.ts';
import { ContentPreview } from './content-preview.tsx';
import { isGroup, type Json } from './edit-value.ts';

interface ActivityPreviewsProps {
  readonly activities: readonly Activity[];
  /** The edited texts of the four weeks: what is read where the card cannot come. */
  readonly lenses: readonly Json[];
}

/**
 * An activity in its four weeks, each as the card that users have. The card is the journey team's, by the slot `activity-preview`, which
 * gets the activity and whether it is open at first.
 */
export const ActivityPreviews = ({ activities, lenses }: ActivityPreviewsProps) => (
  <Weeks>
    {activities.map((activity, i) => (
      <section key={activity.id} aria-labelledby={`week-${activity.id}`}>
        <h3 id={`week-${activity.id}`}>{contentCopy.week(i + 1)}</h3>
        <Slot
          name="activity-preview"
          activity={activity}
          isOpen={i === 0}
          fallback={<ContentPreview value={lenses[i] ?? null} />}
        />
      </section>
    ))}
  </Weeks>
);

/** The texts of an activity's weeks. */
export const lensesOf = (value: Json): readonly Json[] =>
  isGroup(value) && Array.isArray(value['lenses']) ? value['lenses'] : [];

const Weeks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-top: 12px;

  > section > h3 {
    margin-bottom: 8px;
    color: var(--ink-soft);
    font: 600 0.9375rem / 1.4 var(--font-sans);
  }
`;
