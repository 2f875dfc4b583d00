import { useFreeLimit } from '@app/shared-ui/components/use-free-limit';
import { useHost } from '@app/shared-ui/host';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useSavedItems } from '../queries/use-saved-items.ts';

/** What every card on a page needs to know of the user; computed once for all of them. */
export interface CardFacts {
  readonly hasPremiumAccess: boolean;
  /** The user has completed everything that is free: a locked card then opens the premium offer (D7). */
  readonly isAtFreeLimit: boolean;
  readonly saved: ReadonlySet<string>;
  readonly openUpgrade: () => void;
}

const CardFactsContext = createContext<CardFacts | null>(null);

export function CardFactsProvider({ children }: { readonly children: ReactNode }) {
  const { openUpgrade } = useHost();
  const { hasPremiumAccess, isAtFreeLimit } = useFreeLimit();
  const { saved } = useSavedItems();
  const facts = useMemo(
    () => ({ hasPremiumAccess, isAtFreeLimit, saved: new Set(saved), openUpgrade }),
    [hasPremiumAccess, isAtFreeLimit, saved, openUpgrade],
  );
  return <CardFactsContext value={facts}>{children}</CardFactsContext>;
}

/** @throws Error outside a CardFactsProvider */
export function useCardFacts(): CardFacts {
  const facts = use(CardFactsContext);
  if (!facts) throw new Error('useCardFacts was called outside of a CardFactsProvider');
  return facts;
}
