import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const UpgradeModal = lazyDialog(() => import('./upgrade-modal.tsx').then((module) => module.UpgradeModal));

interface Upgrade {
  /** On the user's own request. */
  readonly openUpgrade: () => void;
  /** Unasked: at most once a visit, and not after the user has seen it. */
  readonly offerUpgrade: () => void;
}

const UpgradeContext = createContext<Upgrade | null>(null);

/** The ways to the premium modal (D32). @throws Error outside of the shell */
export function useUpgrade(): Upgrade {
  const upgrade = use(UpgradeContext);
  if (!upgrade) throw new Error('useUpgrade was called outside of its provider');
  return upgrade;
}

export function UpgradeProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const upgrade = useMemo<Upgrade>(() => {
    const openUpgrade = () => {
      wasOpen.current = true;
      setIsOpen(true);
    };
    return { openUpgrade, offerUpgrade: () => (wasOpen.current ? undefined : openUpgrade()) };
  }, []);
  const close = () => setIsOpen(false);
  return (
    <UpgradeContext value={upgrade}>
      {children}
      {isOpen ? <UpgradeModal onClose={close} onMissing={close} /> : null}
    </UpgradeContext>
  );
}
