import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const UpgradeModal = lazyDialog(() => import('./upgrade-modal.tsx').then((module) => module.UpgradeModal));

const UpgradeContext = createContext<(() => void) | null>(null);

/** Opens the premium modal (D32). @throws Error outside of the shell */
export function useOpenUpgrade(): () => void {
  const open = use(UpgradeContext);
  if (!open) throw new Error('useOpenUpgrade was called outside of its provider');
  return open;
}

export function UpgradeProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = () => setIsOpen(false);
  return (
    <UpgradeContext value={open}>
      {children}
      {isOpen ? <UpgradeModal onClose={close} onMissing={close} /> : null}
    </UpgradeContext>
  );
}
