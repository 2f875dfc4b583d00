import { ApiError } from '@app/shared-ui/host';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { lazyDialog } from '../loading/lazy-dialog.tsx';

const PasswordDialog = lazyDialog(() =>
  import(/* webpackChunkName: "questions" */ './password-dialog.tsx').then((module) => module.PasswordDialog),
);

/** What comes of a guarded act when she goes away from the question. */
export const DECLINED = Symbol('declined');

/**
 * Does something that may need her password again: the server says so (403 `confirmationRequired`), she is asked, and it is done once
 * more.
 * @throws whatever else the act throws
 */
export type Guarded = <T>(act: () => Promise<T>) => Promise<T | typeof DECLINED>;

const GuardContext = createContext<Guarded | null>(null);

/** @throws Error where nobody is signed in */
export function usePasswordConfirmation(): Guarded {
  const guarded = use(GuardContext);
  if (!guarded) throw new Error('usePasswordConfirmation was called outside of its provider');
  return guarded;
}

const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.problem?.confirmationRequired === true;

/** Asks for her password wherever a call below needs it. */
export function PasswordConfirmation({ children }: { readonly children: ReactNode }) {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  const guarded = useCallback<Guarded>(async (act) => {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!needsPassword(error)) throw error;
      }
      const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(null);
      if (!isConfirmed) return DECLINED;
    }
  }, []);
  return (
    <GuardContext value={guarded}>
      {children}
      {answer ? <PasswordDialog onAnswer={answer} onMissing={() => answer(false)} /> : null}
    </GuardContext>
  );
}
