import { ApiError } from '@app/shared-ui/host';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

const PasswordDialog = lazyDialog(() =>
  import(/* webpackChunkName: "questions" */ './password-dialog.tsx').then((module) => module.PasswordDialog),
);

/** Result of a guarded act when the user cancels the dialog. */
export const DECLINED = Symbol('declined');

/**
 * Runs an act that may need the password again: if the server answers 403 `confirmationRequired`, the user is asked for it, and the act
 * is retried, until it succeeds or the user cancels.
 * @throws whatever else the act throws
 */
export type Guarded = <T>(act: () => Promise<T>) => Promise<T | typeof DECLINED>;

const GuardContext = createContext<Guarded | null>(null);

/** @throws Error without a signed-in user */
export function usePasswordConfirmation(): Guarded {
  const guarded = use(GuardContext);
  if (!guarded) throw new Error('usePasswordConfirmation was called outside of its provider');
  return guarded;
}

const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.problem?.confirmationRequired === true;

/** Shows the password dialog for guarded acts below it. */
export function PasswordConfirmation({ children }: { readonly children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  const guarded = useCallback<Guarded>(async (act) => {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!needsPassword(error)) throw error;
      }
      const isConfirmed = await new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setIsAsking(true);
      });
      if (!isConfirmed) return DECLINED;
    }
  }, []);
  // One question for all acts that wait: if the password served only the first, the others ask again.
  const answer = (isConfirmed: boolean) => {
    setIsAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isConfirmed);
  };
  return (
    <GuardContext value={guarded}>
      {children}
      {isAsking ? <PasswordDialog onAnswer={answer} onMissing={() => answer(false)} /> : null}
    </GuardContext>
  );
}
