import type { Activity } from '@app/contract/activities';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../copy/activities.es.ts';
import { activityAddress } from '../../queries/activity-address.ts';

/** The way back to the activities of earlier blocks that the text takes up. */
export function Recalled({ activities }: { readonly activities: NonNullable<Activity['recalls']> }) {
  return (
    <Line>
      {activitiesCopy.recalls}{' '}
      {activities.map(({ id, title }, i) => (
        <Fragment key={id}>
          {i > 0 ? ' · ' : null}
          <Link to={activityAddress(id)}>{title}</Link>
        </Fragment>
      ))}
    </Line>
  );
}

const Line = styled.p`
  margin-top: -8px;
  color: var(--ink-soft);
  font-size: 0.9375rem;

  a {
    display: inline-block;
    padding: 4px 0;
  }
`;
