import type { LockRecord } from '@app/sync/lock/lock-record';
import { ApiError, NetworkError } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { lockCopy } from '../../copy/lock.es.ts';
import { leaveEndedSession } from '../ended-session.ts';
import type { Keyring } from './keyring.ts';
import { openWithPin } from './open-lock.ts';
import { digitsOf, PIN_LENGTH } from './pin-rules.ts';

const { screen: copy } = lockCopy;

export interface PinAttempt {
  readonly keyring: Keyring;
  /** Absent until the device has read it. */
  readonly record: LockRecord | undefined;
  readonly onOpened?: (() => void) | undefined;
  /** The session has no lock. */
  readonly onGone: () => void;
  /** Said where there is no network. */
  readonly offline?: string | undefined;
  readonly reload?: (() => void) | undefined;
}

/** A field for the PIN, which is tried at its sixth digit. The tenth wrong one ends the session. */
export function usePinAttempt({ keyring, record, onOpened, onGone, offline, reload }: PinAttempt) {
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const attempt = useMutation({
    networkMode: 'always',
    mutationFn: (typed: string) =>
      record ? openWithPin(keyring, record, typed) : Promise.reject(new Error('not read')),
    onSuccess: () => onOpened?.(),
    onError: async (error) => {
      setPin('');
      field.current?.focus();
      if (!(error instanceof ApiError)) return;
      if (error.status === 404) onGone();
      if (error.status !== 401) return;
      const { reason } = error.problem ?? {};
      if (reason) await leaveEndedSession(reason, () => undefined);
      if (reload) reload();
      else window.location.reload();
    },
  });
  const isRead = record !== undefined;
  const isBusy = attempt.isPending || !isRead;
  useEffect(() => {
    // Typed while the device was still being read.
    if (isRead && pin.length === PIN_LENGTH && attempt.isIdle) attempt.mutate(pin);
    // oxlint-disable-next-line react/exhaustive-deps -- only once the record is there: every later digit is tried as it is typed
  }, [isRead]);
  return {
    canSubmit: !isBusy && pin.length === PIN_LENGTH,
    isPending: attempt.isPending,
    error: attempt.error && !attempt.isPending ? textOf(attempt.error, offline) : undefined,
    submit(event: SyntheticEvent) {
      event.preventDefault();
      event.stopPropagation();
      if (pin.length === PIN_LENGTH && !isBusy) attempt.mutate(pin);
    },
    /** Of the field. */
    input: {
      ref: field,
      label: copy.pin,
      secret: copy.pin,
      hint: copy.hint,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      readOnly: attempt.isPending,
      value: pin,
      onChange({ target }: { readonly target: { readonly value: string } }) {
        const typed = digitsOf(target.value);
        setPin(typed);
        if (typed.length === PIN_LENGTH && pin.length < PIN_LENGTH && !isBusy) attempt.mutate(typed);
      },
    },
  };
}

const textOf = (error: Error, offline: string = copy.offline): string =>
  error instanceof NetworkError ? offline : messageOf(error, copy.failed);
