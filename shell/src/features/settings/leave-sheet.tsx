import { Button } from '@app/shared-ui/components/button';
import { useSignOut } from '../../sync/notices/sign-out-provider.tsx';
import { Sheet } from './section.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/** Signs out, with its effect on this device explained; unsent words are asked about first (SYNC §6). */
export function LeaveSheet() {
  const { leave: copy } = settingsCopy.privacy;
  const signOut = useSignOut();
  return (
    <Sheet>
      <h3>{copy.title}</h3>
      <p>{copy.text}</p>
      <Button $variant="soft" onClick={() => void signOut()}>
        {copy.action}
      </Button>
    </Sheet>
  );
}
