import { type ContentKindName, contentKindSchema } from '@app/contract/admin-content';
import type { ContentRef } from '../../queries/content-queries.ts';

const KIND = 'tipo';
const NUMBER = 'numero';

/** Address of the editor of one text. */
export const addressOfItem = ({ kind, number }: ContentRef): string =>
  `/admin?ver=textos&${KIND}=${kind}&${NUMBER}=${number}`;

/** Address of the list of a kind. */
export const addressOfKind = (kind: ContentKindName): string => `/admin?ver=textos&${KIND}=${kind}`;

/** The kind that an address names, if it is one. */
export const kindIn = (search: URLSearchParams): ContentKindName | undefined =>
  contentKindSchema.options.find((known) => known === search.get(KIND));

/** The text that an address names, if it is one. */
export function itemIn(search: URLSearchParams): ContentRef | undefined {
  const kind = kindIn(search);
  const number = Number(search.get(NUMBER));
  return kind && Number.isInteger(number) && number > 0 ? { kind, number } : undefined;
}
