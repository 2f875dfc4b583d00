import { type ContentKindName, getContent, listContent } from '@app/contract/admin-content';
import { endpointQuery } from '@app/shared-ui/host';
import { queryOptions } from '@tanstack/react-query';

/** An item by its kind and number. */
export interface ContentRef {
  readonly kind: ContentKindName;
  readonly number: number;
}

export const contentListQuery = queryOptions({ ...endpointQuery(listContent, {}), refetchOnMount: 'always' });

/** Not refreshed while she writes: a newer revision is met when she publishes. */
export const contentItemQuery = (ref: ContentRef) =>
  queryOptions({ ...endpointQuery(getContent, { params: { ...ref } }), refetchOnMount: 'always' });
