import { Button } from '@app/shared-ui/components/button';
import { styled } from 'styled-components';
import { useSignOut } from '../../sync/notices/sign-out-provider.tsx';
import { FoldedSheet } from './folded-sheet.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/**
 * Signs out, with its effect on this device explained; unsent words are asked about first (SYNC §6). With none there is no question: the
 * button is out of the way of a stray tap, in a fold.
 */
export function LeaveSheet() {
  const { leave: copy } = settingsCopy.privacy;
  const signOut = useSignOut();
  return (
    <FoldedSheet title={copy.title}>
      <p>{copy.text}</p>
      <Leave $variant="quiet" onClick={() => void signOut()}>
        {copy.action}
      </Leave>
    </FoldedSheet>
  );
}

/** Quiet, and in the colour of what clears something. */
const Leave = styled(Button)`
  color: var(--danger);
`;
