import { listRemotesAsAdmin } from '@app/contract/admin-remotes';
import { listFaultsAsAdmin } from '@app/contract/remote-faults';
import { listTesters } from '@app/contract/remote-trials';
import { listDeployTokensAsAdmin } from '@app/contract/deploy-tokens';
import { endpointQuery } from '@app/shared-ui/host';
import { queryOptions } from '@tanstack/react-query';
import { live } from './panel-queries.ts';

export const remoteStatesQuery = queryOptions({ ...endpointQuery(listRemotesAsAdmin, {}), ...live });
export const faultsQuery = queryOptions({ ...endpointQuery(listFaultsAsAdmin, {}), ...live });
export const testersQuery = queryOptions({ ...endpointQuery(listTesters, {}), ...live });
export const deployTokensQuery = queryOptions({ ...endpointQuery(listDeployTokensAsAdmin, {}), ...live });
