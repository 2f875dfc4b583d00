import { useHost, useSession } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useIsMutating } from '@tanstack/react-query';
import { useReducer, useSyncExternalStore } from 'react';
import { lockCopy as copy } from '../../../copy/lock.es.ts';
import { usePasswordConfirmation } from '../../../session/password-confirmation.tsx';
import { HalfRemovedError, removeLock, setLock } from '../../../session/lock/change-lock.ts';
import { keyringOf } from '../../../session/lock/keyring.ts';
import { type LockAfter, lockNoteOf, noteLock } from '../../../storage/lock-note.ts';
import { useSync } from '../../../sync/sync-context.ts';

/** Of the two changes, from the question for the password on: a page that is left and come back to knows that one is still under way. */
const [SETTING, REMOVING] = [
  ['device-lock', 'set'],
  ['device-lock', 'remove'],
];

/** Sets and removes the lock of this device; the password is asked for as for every sensitive act (D43, D44). */
export function useDeviceLock() {
  const client = useSync();
  const { showToast } = useHost();
  const guarded = usePasswordConfirmation();
  const { id: userId } = useSession().user;
  const keyring = keyringOf(userId);
  const isOn = useSyncExternalStore(keyring.subscribe, () => keyring.isOn);
  const after = useSyncExternalStore(onNote, () => keyring.after);
  const [, readNote] = useReducer((times: number) => times + 1, 0);
  /** Of this tab or another. */
  const conversion = useSyncExternalStore(keyring.subscribe, () => keyring.change);
  const isSetting = useIsMutating({ mutationKey: SETTING }) > 0 || conversion?.kind === 'set';
  const isRemoving = useIsMutating({ mutationKey: REMOVING }) > 0 || conversion?.kind === 'remove';
  const change = { userId, keyring, client, guarded };
  const onError = (error: Error) => {
    console.error('the lock could not be changed', error);
    showToast({ tone: 'error', ...(error instanceof HalfRemovedError ? copy.halfRemoved : copy.failed) });
  };

  const set = useSingleMutation({
    mutationKey: SETTING,
    networkMode: 'always',
    mutationFn: (chosen: { readonly pin: string; readonly after: LockAfter }) => setLock(change, chosen),
    onSuccess: (isSet) => isSet && showToast(copy.done),
    onError,
  });
  const remove = useSingleMutation({
    mutationKey: REMOVING,
    networkMode: 'always',
    mutationFn: () => removeLock(change),
    onSuccess: (isRemoved) => isRemoved && showToast(copy.removed),
    onError,
  });
  return {
    keyring,
    userId,
    /** The device is encrypted: while the lock is being set, the keys are there, and the rows still in clear. */
    isOn: isOn && !isSetting,
    isSetting,
    isRemoving,
    /** Another page keeps the change from being made. */
    isBlocked: conversion?.isBlocked ?? false,
    set,
    remove,
    after,
    choose(next: LockAfter) {
      noteLock({ ...lockNoteOf(userId), userId, after: next });
      readNote();
    },
  };
}

/** The lock's note was changed by another tab. */
function onNote(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
