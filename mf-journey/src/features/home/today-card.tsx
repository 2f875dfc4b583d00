import type { Activity } from '@app/contract/activities';
import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { useHost, useSession } from '@app/shared-ui/host';
import { useOnline } from '@app/shared-ui/loading/use-online';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { activityTime } from '../../copy/activity-time.es.ts';
import { homeCopy } from '../../copy/home.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';
import { activityIcons } from '../../components/activity-icons.ts';
import { FREE_LIMIT } from '../../components/free-limit.ts';
import { weekQuery } from '../../queries/journey-queries.ts';
import { type Today, todayOf } from './today.ts';
import type { Home } from './use-home.ts';
import { WideOnly } from './wide-only.tsx';

/** What there is to do today, by name and minutes, and the one way there. */
export function TodayCard({ home }: { readonly home: Home }) {
  const { user } = useSession();
  const { openUpgrade } = useHost();
  const { week, completedActivities } = home;
  const today = todayOf(home, user.hasPremiumAccess);
  const address = `/block/${week.blockId}/etapa/${week.id}`;
  const isOnline = useOnline();
  // Not asked for here: it is there once the device keeps the stage.
  const { data: keptStage } = useQuery({ ...weekQuery(week.id), enabled: false });
  return (
    <Sheet {...(today.kind === 'none' ? {} : { 'aria-labelledby': 'home-today' })}>
      <Where>
        {today.kind === 'none' ? null : <strong>{homeCopy.today}</strong>}
        <span>
          {programmeCopy.stageOfFour(week.weekNumber)}
          <WideOnly> · {week.title}</WideOnly>
        </span>
      </Where>
      {!isOnline && keptStage ? <Facts>{homeCopy.offline}</Facts> : null}
      {today.kind === 'activity' ? (
        <ActivityOfToday activity={today.activity} left={today.left} areFree={!user.hasPremiumAccess} />
      ) : null}
      {today.kind === 'limit' ? (
        <>
          <Title id="home-today">{homeCopy.atLimit.title}</Title>
          <Description>{homeCopy.atLimit.text}</Description>
          <Again>
            {today.activities.map((activity) => (
              <li key={activity.id}>
                <Link to={`${address}#actividad-${activity.id}`}>
                  {activity.title}
                  <span>{activityTime(activity, 'once')}</span>
                </Link>
              </li>
            ))}
          </Again>
          <Button $variant="quiet" onClick={openUpgrade}>
            {homeCopy.atLimit.premium}
          </Button>
        </>
      ) : null}
      <MainLink
        to={address}
        // The stage opens at what is meant: the address is the specified one (D4).
        state={stateOf(today)}
        $block
        $variant={today.kind === 'limit' ? 'soft' : 'filled'}
      >
        {completedActivities === 0 ? homeCopy.start : homeCopy.continue}
        <ArrowRight aria-hidden size={18} />
      </MainLink>
    </Sheet>
  );
}

const stateOf = (today: Today) =>
  today.kind === 'activity' ? { activity: today.activity.id } : today.kind === 'limit' ? FREE_LIMIT : undefined;

interface ActivityOfTodayProps {
  readonly activity: Activity;
  /** Activities of the stage that are still to be completed. */
  readonly left: number;
  /** Whether they are not all of the stage's, but those that are free. */
  readonly areFree: boolean;
}

function ActivityOfToday({ activity, left, areFree }: ActivityOfTodayProps) {
  const { type, title, description } = activity;
  const Icon = activityIcons[type];
  const facts = [programmeCopy.activityType[type], activityTime(activity), homeCopy.left(left, areFree)];
  return (
    <>
      <Head>
        <Mark>
          <Icon aria-hidden size={22} strokeWidth={1.75} />
        </Mark>
        <Title id="home-today">{title}</Title>
      </Head>
      <Facts>{facts.join(' · ')}</Facts>
      <WideOnly as="p">{description}</WideOnly>
    </>
  );
}

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 20px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
`;

const Where = styled.p`
  display: flex;
  gap: 10px;
  align-items: baseline;
  color: var(--tone-ink);
  font-weight: 500;
  font-size: 0.9375rem;
  line-height: 1.4;

  span {
    text-wrap: balance;
  }

  strong {
    flex: none;
    padding: 2px 12px;
    border-radius: 999px;
    background: var(--tone-surface);
    font-weight: 650;
    font-size: 0.875rem;
  }
`;

const Head = styled.div`
  display: flex;
  gap: 14px;
  align-items: center;

  > :last-child {
    min-width: 0;
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: 54% 46% 48% 52% / 48% 54% 46% 52%;
  background: var(--tone-surface);
  box-shadow: inset 0 0 0 1.5px var(--tone-line);
  color: var(--tone-ink);
`;

const Title = styled.h2`
  font-size: 1.4375rem;
  text-wrap: balance;
`;

const Facts = styled.p`
  margin-top: -8px;
  color: var(--ink-soft);
  font-weight: 500;
  font-size: 0.9375rem;
`;

const Description = styled.p`
  line-height: 1.5;
`;

/** On a phone its words take one line. */
const MainLink = styled(ButtonLink)`
  padding-inline: 12px;
`;

const Again = styled.ul`
  margin: -4px 0 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(45%);
    gap: 12px;
    align-items: center;
    min-height: 44px;
    padding: 6px 0;
    color: var(--ink);
    font: 500 1.0625rem / 1.3 var(--font-serif);
    text-decoration: none;
  }

  @media (hover: hover) {
    a:hover {
      text-decoration: underline;
      text-decoration-color: var(--tone-line);
      text-underline-offset: 0.2em;
    }
  }

  li + li {
    box-shadow: 0 -1px 0 var(--line);
  }

  a > span {
    color: var(--ink-soft);
    font: 500 0.9375rem / 1.3 var(--font-sans);
    text-align: end;
  }
`;
