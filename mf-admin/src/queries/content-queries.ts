import { type ContentKindName, getContent, listContent } from '@app/contract/admin-content';
import { endpointQuery } from '@app/shared-ui/host';
import { queryOptions } from '@tanstack/react-query';

/** An item by its kind and number. */
export interface ContentRef {
  readonly kind: ContentKindName;
  readonly number: number;
}

export const contentListQuery = queryOptions({ ...endpointQuery(listContent, {}), refetchOnMount: 'always' });

/** Not refetched while the administrator edits: a newer revision is detected on publishing. */
export const contentItemQuery = (ref: ContentRef) =>
  queryOptions({ ...endpointQuery(getContent, { params: { ...ref } }), refetchOnMount: 'always' });
