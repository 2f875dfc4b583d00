import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { lockCopy } from '../../copy/lock.es.ts';
import { NoPrfError } from './authenticator.ts';

const { passkey: copy } = lockCopy;

/** Something that the device's authenticator is asked for; the question ends with the screen that asks it. */
export function usePasskeyAttempt(act: (signal: AbortSignal) => Promise<void>, onDone?: () => void) {
  const running = useRef<AbortController>(undefined);
  const attempt = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      running.current?.abort();
      running.current = new AbortController();
      return act(running.current.signal);
    },
    onSuccess: () => onDone?.(),
    onError: (error) => console.error('the passkey did not answer', error.name),
  });
  useEffect(() => () => running.current?.abort(), []);
  return {
    ask: () => attempt.mutate(),
    isPending: attempt.isPending,
    error: attempt.error && !attempt.isPending ? attempt.error : undefined,
  };
}

/** Whether the user has declined, or has not been recognised; a key that is gone from the device looks the same. */
export const isDeclined = (error: Error): boolean => ['NotAllowedError', 'AbortError'].includes(error.name);

/** Why the lock has not been given a passkey. */
export function whyNotAdded(error: Error): string {
  if (isDeclined(error)) return copy.dialog.declined;
  return error instanceof NoPrfError ? copy.dialog.unable : copy.dialog.failed;
}
