import { Button } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { useState } from 'react';
import { PasswordForm } from './password-form.tsx';
import { ProfileCard } from './profile-card.tsx';
import { profileCopy } from '../../copy/profile.es.ts';

/** Changes the password. */
export function PasswordSheet() {
  const { password: copy } = profileCopy;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ProfileCard aria-labelledby="profile-password">
      <h2 id="profile-password">{copy.title}</h2>
      <p>{copy.text}</p>
      <Button $variant="soft" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={copy.dialogTitle} description={copy.text}>
        <PasswordForm onEnd={() => setIsOpen(false)} />
      </Dialog>
    </ProfileCard>
  );
}
