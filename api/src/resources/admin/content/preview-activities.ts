import type { Activity } from '@app/contract/activities';
import { baseOfActivity, LIVED_ACTIVITIES } from '@app/contract/programme';
import type { ContentItem } from '../../programme/content/content-items.ts';
import { readPublishedContent } from '../../programme/content/content.repository.ts';
import { createProgramme } from '../../programme/served/programme.ts';

/** An edited activity in its four stages, as a user sees it to whom it is open; absent for other kinds of content. */
export async function previewActivities(edited: ContentItem): Promise<Activity[] | undefined> {
  if (edited.type !== 'activity') return undefined;
  const items = (await readPublishedContent()).map((item) => (item.id === edited.id ? edited : item));
  const programme = createProgramme(items);
  return Array.from({ length: LIVED_ACTIVITIES }, (_, i) => i + 1)
    .filter((id) => baseOfActivity(id) === edited.value.base)
    .flatMap((id) => programme.activity(id) ?? [])
    .map(({ preview: _preview, recalls, ...activity }) => ({
      ...activity,
      status: 'pending',
      isLocked: false,
      ...(recalls.length > 0 && { recalls: [...recalls] }),
    }));
}
