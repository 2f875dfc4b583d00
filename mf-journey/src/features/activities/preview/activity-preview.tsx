import { activitySchema } from '@app/contract/activities';
import { HostContext, useHost } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { ActivityCard } from '../activity-card.tsx';
import { previewHost } from './preview-host.ts';

/** What the page that holds the slot passes. That page belongs to another team, so every value is validated. */
interface ActivityPreviewProps {
  readonly activity?: unknown;
  /** Whether the card is open at first. */
  readonly isOpen?: unknown;
}

const OPEN = { kind: 'open' } as const;
const nothing = () => undefined;

/** The card of an activity as a user will have it, for an administrator who edits it: all of it works, and nothing of it is kept. */
export function ActivityPreview({ activity, isOpen: isOpenAtFirst }: ActivityPreviewProps) {
  const host = useHost();
  const trial = useMemo(() => previewHost(host), [host]);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst === true);
  const { data } = z.safeParse(activitySchema, activity);
  if (!data) return null;
  return (
    <HostContext value={trial}>
      <div {...blockTone(data.blockId)}>
        <ActivityCard
          activity={data}
          access={OPEN}
          isShort={false}
          isOpen={isOpen}
          isDrawn={isOpen}
          arrival={undefined}
          onToggle={() => setIsOpen(!isOpen)}
          onCompleted={nothing}
          moment={undefined}
        />
      </div>
    </HostContext>
  );
}
