import type { AdminUser } from '@app/contract/admin-users';
import { Clock, MailCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Fact, Facts } from '../../components/facts.tsx';
import { Soft } from '../../components/sheet.tsx';
import { usersCopy } from '../../copy/users.es.ts';
import { formatDay } from '../../dates/format-date.ts';

const copy = usersCopy.facts;

/** Where the user signs in from; `undefined` before the first sign-in (D15). */
function locationOf({ city, country, lastLoginAt }: AdminUser): string | undefined {
  if (city) return [city, country].filter(Boolean).join(', ');
  return lastLoginAt ? copy.noPlace : undefined;
}

interface UserFactsProps {
  readonly user: AdminUser;
  readonly isInTable: boolean;
}

/** The facts of an account that its row leaves out; unknown ones have a text (1§2). */
export function UserFacts({ user, isInTable }: UserFactsProps) {
  const { completedActivities, totalActivities, completionPercentage, lastLoginAt } = user;
  const place = locationOf(user);
  return (
    <Facts $columns={[2, 5]}>
      {isInTable ? null : (
        <Fact label={copy.activities}>
          {copy.activitiesValue(completedActivities, totalActivities, completionPercentage)}
        </Fact>
      )}
      {isInTable || user.hasPremiumAccess ? null : <Fact label={copy.access}>{copy.free}</Fact>}
      <Fact label={copy.progress}>
        {copy.percent(user.overallProgress)} <Soft>{copy.progressOf}</Soft>
      </Fact>
      <Fact label={copy.usage}>{user.totalUsageHours > 0 ? copy.hours(user.totalUsageHours) : copy.noUsage}</Fact>
      {place ? <Fact label={copy.place}>{place}</Fact> : null}
      <Fact label={copy.registered}>{formatDay(user.createdAt)}</Fact>
      <Fact label={copy.login}>{lastLoginAt ? formatDay(lastLoginAt) : copy.neverLoggedIn}</Fact>
      {user.premiumEmailClickedAt ? (
        <Fact label={copy.interest}>
          <Interest>
            {formatDay(user.premiumEmailClickedAt)}
            {user.premiumEmailSent ? (
              <MailCheck role="img" aria-label={copy.mailSent} size={18} color="var(--positive)" />
            ) : (
              <Clock role="img" aria-label={copy.mailPending} size={18} />
            )}
          </Interest>
        </Fact>
      ) : null}
    </Facts>
  );
}

const Interest = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
