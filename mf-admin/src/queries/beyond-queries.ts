import { listAudit } from '@app/contract/admin-audit';
import { getStageDropoff } from '@app/contract/admin-stats';
import { listMails } from '@app/contract/admin-mails';
import { listRemoteLoads } from '@app/contract/admin-remotes';
import { listLeads } from '@app/contract/leads';
import { callPage, endpointQuery, keyOf } from '@app/shared-ui/host';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { FIRST_PAGE, live, pageOf } from './panel-queries.ts';

const PAGE = 50;
/** As many as one answer has: they are counted. */
const MAILS_PAGE = 100;

export const leadsQuery = queryOptions({ ...endpointQuery(listLeads, {}), ...live });
export const stageDropoffQuery = queryOptions({ ...endpointQuery(getStageDropoff, {}), ...live });
export const remoteLoadsQuery = queryOptions({ ...endpointQuery(listRemoteLoads, {}), ...live });

export const mailsQuery = infiniteQueryOptions({
  queryKey: keyOf(listMails),
  queryFn: ({ signal, pageParam }) => callPage(listMails, { query: pageOf(MAILS_PAGE, pageParam), signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.next,
  ...live,
});

export const auditQuery = infiniteQueryOptions({
  queryKey: keyOf(listAudit),
  queryFn: ({ signal, pageParam }) => callPage(listAudit, { query: pageOf(PAGE, pageParam), signal }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (page) => page.next,
  ...live,
});
