import { exportAdminUsers } from '@app/contract/admin-users';
import { saveFile } from '@app/shared-ui/files/save-file';
import { call, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { dayKeyOf } from '@app/shared-ui/dates/day-key';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { Download } from 'lucide-react';
import { EdgeButton } from '../../components/edge-button.tsx';
import { usersCopy } from '../../copy/users.es.ts';
import { listingInCall, type UserListing } from '../../queries/panel-queries.ts';

const { csv: copy } = usersCopy;

/** Saves the list as it is searched, filtered and sorted, as a file for a spreadsheet. */
export function ExportButton({ listing }: { readonly listing: UserListing }) {
  const { showToast, withPassword } = useHost();
  const exporting = useSingleMutation({
    mutationFn: () => withPassword(() => call(exportAdminUsers, { body: listingInCall(listing) })),
    onSuccess: (done) => {
      if (!done) return;
      const { csv, count } = done.answer;
      saveFile(new File([csv], copy.file(dayKeyOf(new Date())), { type: 'text/csv' }));
      showToast({ title: copy.done, description: copy.doneText(count) });
    },
    onError: (error) => showToast({ title: messageOf(error, copy.failed), tone: 'error' }),
  });
  return (
    <EdgeButton $variant="quiet" disabled={exporting.isPending} onClick={() => exporting.mutate()}>
      <Download aria-hidden size={18} />
      {copy.action}
    </EdgeButton>
  );
}
