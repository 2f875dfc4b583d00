import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react';

const UpgradeModal = lazy(() => import('./upgrade-modal.tsx').then((module) => ({ default: module.UpgradeModal })));

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
  return (
    <UpgradeContext value={open}>
      {children}
      {isOpen ? (
        <Suspense>
          <UpgradeModal onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </UpgradeContext>
  );
}
