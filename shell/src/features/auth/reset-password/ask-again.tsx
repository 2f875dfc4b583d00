import { Button } from '@app/shared-ui/components/button';
import { useState } from 'react';
import { mailLinksCopy } from '../../../copy/mail-links.es.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const ForgotDialog = lazyDialog(() => import('../login/forgot-dialog.tsx').then((module) => module.ForgotDialog));

/** The way to another link, for who has none or an old one. */
export function AskAgain() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button $block onClick={() => setIsOpen(true)}>
        {mailLinksCopy.reset.another}
      </Button>
      {isOpen ? <ForgotDialog onClose={close} onMissing={close} /> : null}
    </>
  );
}
