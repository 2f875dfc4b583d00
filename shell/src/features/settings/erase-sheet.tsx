import { eraseData } from '@app/contract/personal-data';
import { call, useHost, useSession } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { sealOtherAccounts } from '../../session/empty-device.ts';
import { DECLINED, usePasswordConfirmation } from '../../session/password-confirmation.tsx';
import { clearErasedDevice } from '../../storage/clear-device.ts';
import { useSync } from '../../sync/sync-context.ts';
import { Failure } from './failure.tsx';
import { Grave, Sheet } from './section.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

const { erase: copy } = settingsCopy.privacy;

/** 'Borrar todos los datos' (D19): one confirmation, then everything is deleted on the server and on this device. */
export function EraseSheet() {
  const { alert, confirm } = useHost();
  const client = useSync();
  const { id: userId } = useSession().user;
  const guarded = usePasswordConfirmation();
  const erase = useSingleMutation({
    mutationFn: async () => {
      if ((await guarded(() => call(eraseData, {}))) === DECLINED) return;
      // Includes unsent operations: the user has confirmed their deletion.
      await client.eraseDevice();
      await clearErasedDevice(window, userId, await sealOtherAccounts(userId));
      await alert(copy.done);
      window.location.replace('/');
    },
  });
  const handleClick = async () => {
    if (erase.isPending) return;
    if (await confirm({ text: copy.question, confirmLabel: copy.action, destructive: true })) erase.mutate();
  };
  return (
    <Sheet>
      <h3>{copy.title}</h3>
      <p>{copy.text}</p>
      <Grave aria-disabled={erase.isPending} onClick={() => void handleClick()}>
        {erase.isPending ? copy.pending : copy.action}
      </Grave>
      <Failure error={erase.error} text={copy.failed} />
    </Sheet>
  );
}
