import { deleteAccount } from '@app/contract/personal-data';
import { call, Dialog, useSession } from '@app/shared-ui/host';
import { useState } from 'react';
import { PasswordForm } from '../../session/password-form.tsx';
import { leaveDeletedAccount } from '../../session/leave-deleted-account.ts';
import { setNextPageMessage } from '../../storage/next-page-message.ts';
import { useSync } from '../../sync/sync-context.ts';
import { Grave, Sheet } from './section.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

const { account: copy, offline } = settingsCopy.privacy;

/** Deletes the account (D19). */
export function AccountSheet() {
  const [isOpen, setIsOpen] = useState(false);
  const client = useSync();
  const { id: userId } = useSession().user;
  const deleteForGood = async (password: string) => {
    await call(deleteAccount, { body: { password } });
    await leaveDeletedAccount(userId, client.eraseDevice);
    setNextPageMessage('account-deleted');
    window.location.replace('/');
  };
  return (
    <Sheet>
      <h3>{copy.title}</h3>
      <p>{copy.text}</p>
      <Grave onClick={() => setIsOpen(true)}>{copy.action}</Grave>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={copy.dialogTitle} description={copy.dialogText}>
        <PasswordForm
          texts={{ ...copy.form, offline }}
          act={deleteForGood}
          onCancel={() => setIsOpen(false)}
          isDestructive
        />
      </Dialog>
    </Sheet>
  );
}
