import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { Dialog } from '@app/shared-ui/host';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PasswordForm } from './password-form.tsx';
import { profileCopy } from '../../copy/profile.es.ts';

/** Changes the password. */
export function PasswordSheet() {
  const { password: copy } = profileCopy;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="profile-password">
      <h2 id="profile-password">{copy.title}</h2>
      <Soft>{copy.text}</Soft>
      <Button $variant="soft" onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={copy.dialogTitle} description={copy.text}>
        <PasswordForm onEnd={() => setIsOpen(false)} />
      </Dialog>
    </Card>
  );
}

const Soft = styled.p`
  color: var(--ink-soft);
`;
