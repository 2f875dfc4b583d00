import { confirmPassword } from '@app/contract/account-settings';
import { call, Dialog } from '@app/shared-ui/host';
import { passwordDialogCopy } from '../copy/password-dialog.es.ts';
import { PasswordForm } from './password-form.tsx';

interface PasswordDialogProps {
  /** @param confirmed false when the user cancels */
  readonly onAnswer: (confirmed: boolean) => void;
}

/** Asks for the password again (S-07). */
export function PasswordDialog({ onAnswer }: PasswordDialogProps) {
  const confirm = async (password: string) => {
    await call(confirmPassword, { body: { password } });
    onAnswer(true);
  };
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title={passwordDialogCopy.title}
      description={passwordDialogCopy.text}
    >
      <PasswordForm texts={passwordDialogCopy} act={confirm} onCancel={() => onAnswer(false)} />
    </Dialog>
  );
}
