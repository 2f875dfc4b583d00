import type { Activity } from '@app/contract/activities';
import { useHost } from '@app/shared-ui/host';
import { useState } from 'react';
import type { ActivityAccess } from './activity-access.ts';
import { LineButton } from './activity-card.styles.ts';
import { ActivityHeading } from './activity-heading.tsx';

interface LockedHeadingProps {
  readonly activity: Activity;
  readonly access: ActivityAccess;
  readonly isShort: boolean;
}

/**
 * A locked activity on one line. A press says what it waits for, or opens the upgrade prompt where that is premium; a screen reader reads
 * all of it at once.
 */
export function LockedHeading({ activity, access, isShort }: LockedHeadingProps) {
  const { openUpgrade } = useHost();
  const [isTold, setIsTold] = useState(false);
  const facts = { activity, access, isShort, isOpen: false };
  return access.kind === 'premium' ? (
    <LineButton onClick={openUpgrade}>
      <ActivityHeading {...facts} isLine />
    </LineButton>
  ) : (
    <LineButton aria-expanded={isTold} onClick={() => setIsTold(!isTold)}>
      <ActivityHeading {...facts} isLine={!isTold} />
    </LineButton>
  );
}
