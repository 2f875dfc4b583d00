import { ALL_KINDS, type Filters } from './filters.ts';

/** Search parameters of the filters, in Spanish as all addresses. */
const KEY = { text: 'q', kind: 'tipo', tag: 'tema', saved: 'guardados' } as const;

const TEXT_MOST = 200;

export const readFilters = (address: URLSearchParams): Filters => ({
  text: (address.get(KEY.text) ?? '').slice(0, TEXT_MOST),
  kind: address.get(KEY.kind) ?? ALL_KINDS,
  tags: address.getAll(KEY.tag),
  isSaved: address.has(KEY.saved),
});

/** The search parameters with these filters; others are kept. */
export function writeFilters(address: URLSearchParams, { text, kind, tags, isSaved }: Filters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const key of Object.values(KEY)) next.delete(key);
  if (text.trim() !== '') next.set(KEY.text, text.trim());
  if (kind !== ALL_KINDS) next.set(KEY.kind, kind);
  for (const tag of tags) next.append(KEY.tag, tag);
  if (isSaved) next.set(KEY.saved, '1');
  return next;
}

/** Query of a list that shows one tag: '?tema=Duelo'. */
export const tagQuery = (tag: string): string => `?${new URLSearchParams({ [KEY.tag]: tag })}`;
