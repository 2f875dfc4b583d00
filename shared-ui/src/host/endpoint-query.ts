import type { Endpoint, ResponseOf } from '@app/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call, type CallArguments, callOrNull, pathOf } from './call.ts';

/**
 * Key of a call in the query cache: its path in pieces, `/api/weeks/3/activities` → `['/api/weeks', '3', 'activities']`, so that
 * `['/api/weeks']` refreshes all that hangs below it (the live channel names these keys, 1§7).
 */
export function keyOf(endpoint: Endpoint, params?: Readonly<Record<string, string | number>>): readonly string[] {
  const [, api, resource, ...rest] = pathOf(endpoint, params).split('/');
  return [`/${api}/${resource}`, ...rest];
}

/** Query of a reading call, for `useQuery`. A 401 fails; see `endpointQueryOrNull`. */
export function endpointQuery<E extends Endpoint>(endpoint: E, args: CallArguments<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, args.params as Record<string, string | number> | undefined),
    queryFn: ({ signal }): Promise<ResponseOf<E>> => call(endpoint, { ...args, signal }),
  });
}

/** As `endpointQuery`, but a 401 is `null` (2§7: stage calls). */
export function endpointQueryOrNull<E extends Endpoint>(endpoint: E, args: CallArguments<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, args.params as Record<string, string | number> | undefined),
    queryFn: ({ signal }): Promise<ResponseOf<E> | null> => callOrNull(endpoint, { ...args, signal }),
  });
}
