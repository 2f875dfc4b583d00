import { getAdminStats, listOnlineUsers, listPremiumClicks } from '@app/contract/admin-stats';
import { ADMIN_PAGE, type AdminUserFilter, type AdminUserSort, listAdminUsers } from '@app/contract/admin-users';
import { callPage, endpointQuery, keyOf } from '@app/shared-ui/host';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The panel looks again every half minute, as long as it is open (1§2). */
const REFRESH_MS = 30_000;

/** No cursor. */
export const FIRST_PAGE = '';
const PREMIUM_PAGE = 50;

/** A query of a page: without a cursor where it is the first. */
export const pageOf = (limit: number, cursor: string) => ({ limit, ...(cursor !== FIRST_PAGE && { cursor }) });

/** The open panel polls; it also refetches when the administrator returns to it. */
export const live = { refetchInterval: REFRESH_MS, refetchOnMount: 'always' } as const;

export const statsQuery = queryOptions({ ...endpointQuery(getAdminStats, {}), ...live });

export const onlineQuery = queryOptions({
  queryKey: keyOf(listOnlineUsers),
  queryFn: ({ signal }) => callPage(listOnlineUsers, { signal }),
  ...live,
});

export const premiumQuery = infiniteQueryOptions({
  queryKey: keyOf(listPremiumClicks),
  queryFn: ({ signal, pageParam }) => callPage(listPremiumClicks, { query: pageOf(PREMIUM_PAGE, pageParam), signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.next,
  ...live,
});

/** What the list of users shows. */
export interface UserListing {
  readonly search: string;
  readonly filter?: AdminUserFilter;
  readonly sort: AdminUserSort;
}

/** The same in a call. */
export const listingInCall = ({ search, filter, sort }: UserListing) => ({
  sort,
  ...(search !== '' && { q: search }),
  ...(filter && { filter }),
});

export const usersQuery = (listing: UserListing) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listAdminUsers), listing],
    queryFn: ({ signal, pageParam }) =>
      callPage(listAdminUsers, {
        query: { ...listingInCall(listing), ...pageOf(ADMIN_PAGE, pageParam) },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...live,
  });
