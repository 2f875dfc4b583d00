import { Button } from '@app/shared-ui/components/button';
import { saveFile } from '@app/shared-ui/files/save-file';
import { useHost } from '@app/shared-ui/host';
import { dayKeyOf } from '@app/shared-ui/dates/day-key';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { DECLINED, usePasswordConfirmation } from '../../session/password-confirmation.tsx';
import { saveUnsynced } from '../../sync/save-unsynced.ts';
import { useSync } from '../../sync/sync-context.ts';
import { fetchArchive } from './archive-calls.ts';
import { Failure } from './failure.tsx';
import { Sheet } from './section.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

const { export: copy } = settingsCopy.privacy;

/** Exports all of the user's data (D19). Not folded: its button is one of the page's (2§2.15). */
export function DataSheet() {
  const exportation = useExport();
  return (
    <Sheet>
      <h3>{copy.title}</h3>
      <p>{copy.text}</p>
      <Button $variant="soft" aria-disabled={exportation.isPending} onClick={() => exportation.mutate()}>
        {exportation.isPending ? copy.pending : copy.action}
      </Button>
      <Failure error={exportation.error} text={copy.failed} />
    </Sheet>
  );
}

function useExport() {
  const { showToast } = useHost();
  const client = useSync();
  const guarded = usePasswordConfirmation();
  return useSingleMutation({
    mutationFn: async () => {
      // The server makes the archive: unsent words must reach it first.
      await client.sendNow();
      const archive = await guarded(fetchArchive);
      if (archive === DECLINED) return;
      // A neutral name: other people may see the downloads folder (D28).
      saveFile(new File([archive], `mis-datos-${dayKeyOf(new Date())}.zip`, { type: 'application/zip' }));
      const isShort = (await client.unsent.storeAndCount()) > 0;
      if (isShort) await saveUnsynced(client);
      showToast({ title: copy.done, ...(isShort ? { description: copy.doneTwice } : {}) });
    },
  });
}
