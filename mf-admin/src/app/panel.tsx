import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadAlert } from '../components/load-alert.tsx';
import { onlineQuery, premiumQuery, statsQuery, type UserListing, usersQuery } from '../queries/panel-queries.ts';
import { usePanelLoading } from '../queries/use-panel-loading.ts';
import { UserList } from '../features/users/user-list.tsx';
import { OnlineUsers } from '../features/panel/online-users.tsx';
import { PremiumInterestList } from '../features/panel/premium-interest.tsx';
import { StatCards } from '../features/panel/stat-cards.tsx';

/** The panel of 1§2: figures, who is there, who is interested in premium, and everybody: last, as that list has no end in sight. */
export function Panel() {
  const [listing, setListing] = useState<UserListing>({ search: '', sort: '-createdAt' });
  const stats = useQuery(statsQuery);
  const online = useQuery(onlineQuery);
  const users = useInfiniteQuery(usersQuery(listing));
  const premium = useInfiniteQuery(premiumQuery);
  const { refresh } = usePanelLoading();
  // Together, so that none pushes down what is already read; the list below them may come later.
  if ([stats, online, premium].some(({ isPending }) => isPending)) return <PageSpinner />;

  const [firstPremium] = premium.data?.pages ?? [];
  return (
    <>
      {[stats, online, users, premium].some(({ isError }) => isError) ? <LoadAlert onRetry={refresh} /> : null}
      {stats.data ? <StatCards stats={stats.data} /> : null}
      {online.data ? <OnlineUsers page={online.data} now={new Date(online.dataUpdatedAt)} /> : null}
      {premium.data ? (
        <PremiumInterestList
          interests={premium.data.pages.flatMap((page) => page.rows)}
          total={Number(firstPremium?.total ?? 0)}
          pending={Number(firstPremium?.pending ?? 0)}
          hasMore={premium.hasNextPage}
          isLoadingMore={premium.isFetchingNextPage}
          onMore={() => void premium.fetchNextPage()}
        />
      ) : null}
      {users.data || users.isFetched ? (
        <UserList
          pages={users.data?.pages}
          now={new Date(users.dataUpdatedAt)}
          listing={listing}
          onListing={setListing}
          hasMore={users.hasNextPage}
          isLoadingMore={users.isFetchingNextPage}
          onMore={() => void users.fetchNextPage()}
        />
      ) : null}
    </>
  );
}
