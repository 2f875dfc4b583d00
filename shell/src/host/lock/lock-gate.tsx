import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { keyringOf } from '../../session/lock/keyring.ts';
import { useAwayCover } from './use-away-cover.ts';

const { Part: LockScreen, prepare: prepareLockScreen } = lazyPart(() =>
  import(/* webpackChunkName: "lock" */ './lock-screen.tsx').then((module) => module.LockScreen),
);

interface LockGateProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/**
 * The lock of the device (D43). A page that opens closed renders nothing of the app; where the lock falls over an open one, all of it stays
 * below, as it is.
 */
export function LockGate({ userId, children }: LockGateProps) {
  const keyring = keyringOf(userId);
  const state = useSyncExternalStore(keyring.subscribe, () => keyring.state);
  const [hasEntered, setHasEntered] = useState(state !== 'closed');
  if (!hasEntered && state !== 'closed') setHasEntered(true);
  const isOn = state !== 'off';
  const onShown = useAwayCover(keyring, isOn);
  useEffect(() => {
    // It must be there when the lock falls, with or without a network.
    if (isOn) void prepareLockScreen();
  }, [isOn]);
  return (
    <>
      {hasEntered ? children : null}
      {state === 'closed' || state === 'covered' ? (
        <LockScreen keyring={keyring} userId={userId} isOverPage={state === 'covered'} onShown={onShown} />
      ) : null}
    </>
  );
}
