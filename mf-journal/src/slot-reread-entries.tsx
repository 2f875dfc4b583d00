import type { SlotFiller } from '@app/shared-ui/host/slot-props';
import { RereadEntries } from './features/reread/reread-entries.tsx';
import { activityOf } from './entries/entry.ts';

/** What the page that holds the slot passes. That page belongs to another team, so every value is validated. */
interface RereadEntriesSlotProps {
  readonly activityId?: unknown;
  readonly address?: unknown;
}

/** The user's own pages, offered by an activity to be read again. Fills the journey's slot `reread-entries`. */
function RereadEntriesSlot({ activityId, address }: RereadEntriesSlotProps) {
  const id = activityOf(activityId);
  if (id === undefined) return null;
  return <RereadEntries activityId={id} address={typeof address === 'string' ? address : undefined} />;
}

export default RereadEntriesSlot satisfies SlotFiller<'reread-entries'>;
