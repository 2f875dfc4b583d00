import type { ContentItemAnswer, ContentKindName, ContentSummary } from '@app/contract/admin-content';
import { contentKindSchema } from '@app/contract/admin-content';
import type * as z from 'zod';
import type { ContentItem } from '../../programme/content/content-items.ts';
import type { ContentRecord } from '../../programme/content/content.model.ts';
import type { ContentDraft } from './content-draft.model.ts';
import type { ContentRevision } from './content-revision.model.ts';

const KINDS: readonly ContentKindName[] = contentKindSchema.options;

/** The item as served: edited, or as in the files. */
const servedItem = ({ item, edit }: ContentRecord) => (edit?.item ?? item) as ContentItem;

/** The title of an activity is that of its first week. */
function titleOf(item: ContentItem): string {
  if (item.type === 'week-texts') return '';
  if (item.type === 'activity') return item.value.lenses[0]?.title ?? '';
  return item.value.title;
}

/** The summary of an item, or nothing for kinds that cannot be edited. */
export function presentSummary(record: ContentRecord): ContentSummary[] {
  const [name, number] = record._id.split(':');
  const kind = KINDS.find((known) => known === name);
  if (!kind) return [];
  const { edit } = record;
  return [
    {
      kind,
      number: Number(number),
      title: titleOf(servedItem(record)),
      rev: edit?.rev ?? 0,
      isEdited: Boolean(edit?.item),
    },
  ];
}

type Json = z.core.util.JSONType;

export function presentItem(
  record: ContentRecord,
  head: ContentSummary,
  revisions: readonly ContentRevision[],
  names: ReadonlyMap<string, string>,
): ContentItemAnswer {
  return {
    ...head,
    value: servedItem(record).value as Json,
    isSeedNewer: Boolean(record.edit?.item) && record.edit?.seedHash !== record.hash,
    history: revisions.map(({ rev, at, by, isUndo }) => ({
      rev,
      at: at.toISOString(),
      by: names.get(by) ?? null,
      isUndo,
    })),
  };
}

export const presentDraft = (
  { value, rev, at, by }: ContentDraft,
  names: ReadonlyMap<string, string>,
): NonNullable<ContentItemAnswer['draft']> => ({
  value: value as Json,
  rev,
  at: at.toISOString(),
  by: names.get(by) ?? null,
});
