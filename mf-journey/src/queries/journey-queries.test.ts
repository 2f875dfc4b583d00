import { userStatsQuery } from '@app/shared-ui/components/use-free-limit';
import {
  blockQuery,
  blocksQuery,
  blockWeeksQuery,
  currentBlockProgressQuery,
  currentWeekQuery,
  sealsQuery,
  weekActivitiesQuery,
  weekQuery,
} from './journey-queries.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

it('an answer is fresh as long as 2§9 says', () => {
  for (const { staleTime } of [blocksQuery, blockQuery(1), blockWeeksQuery(1), weekQuery(1), weekActivitiesQuery(1)])
    expect(staleTime).toBe(5 * MINUTE);
  for (const { staleTime } of [currentWeekQuery, currentBlockProgressQuery, sealsQuery])
    expect(staleTime).toBe(2 * MINUTE);
  expect(userStatsQuery.staleTime).toBe(30 * SECOND);
});
