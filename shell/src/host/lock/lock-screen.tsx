import type { LockRecord } from '@app/sync/lock/lock-record';
import { Button } from '@app/shared-ui/components/button';
import { LockKeyhole } from 'lucide-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { lockCopy } from '../../copy/lock.es.ts';
import type { Keyring } from '../../session/lock/keyring.ts';
import { findLock, recoverLock } from '../../session/lock/open-lock.ts';
import { quickExitProps } from '../../ui/quick-exit/quick-exit.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PinForm } from './pin-form.tsx';
import { showLockDialog } from './show-lock-dialog.ts';
import { SignInAnew } from './sign-in-anew.tsx';

const { screen: copy } = lockCopy;

interface LockScreenProps {
  readonly keyring: Keyring;
  readonly userId: string;
  /** The page below is open: only the PIN or the passkey lifts the lock, not the account's own key. */
  readonly isOverPage: boolean;
  readonly onShown: () => void;
}

/** Over everything: asks for the PIN or the passkey, or leads to the sign-in. In the body, as an open dialog below hides what is beside it there. */
export function LockScreen({ keyring, userId, isOverPage, onShown }: LockScreenProps) {
  /** Read by a page that begins closed; another tab may change it from then on. */
  const [read, setRead] = useState<LockRecord>();
  const record = useSyncExternalStore(keyring.subscribe, () => keyring.lock?.record ?? (read && keyring.latest(read)));
  const [isForgotten, setIsForgotten] = useState(false);
  const [isGone, setIsGone] = useState(false);

  const recover = useCallback(
    async (found: LockRecord) => {
      if (isOverPage) setIsGone(true);
      else if (!(await recoverLock(keyring, found, userId))) setIsGone(true);
    },
    [isOverPage, keyring, userId],
  );
  useEffect(() => {
    if (isOverPage) return undefined;
    let isLeft = false;
    const readLock = async () => {
      const found = await findLock(userId);
      if (isLeft || keyring.state !== 'closed') return;
      if (found === 'none') return keyring.remove();
      if (found === 'gone') return setIsGone(true);
      setRead(found);
      // A sign-in since then has given the password. Without a network it is not known.
      await recoverLock(keyring, found, userId).catch(() => undefined);
    };
    void readLock();
    return () => {
      isLeft = true;
    };
  }, [isOverPage, keyring, userId]);
  const show = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (!dialog) return undefined;
      const close = showLockDialog(dialog);
      onShown();
      return close;
    },
    // oxlint-disable-next-line react/exhaustive-deps -- shown once
    [],
  );
  const hasPasskey = record?.passkey !== undefined;
  return createPortal(
    <Screen ref={show} aria-labelledby="lock-title" aria-describedby="lock-text">
      <div>
        <LockKeyhole aria-hidden size={36} strokeWidth={1.5} />
        <h1 id="lock-title">{isForgotten ? copy.again.title : copy.title}</h1>
        {isForgotten ? null : <p id="lock-text">{hasPasskey ? lockCopy.passkey.text : copy.text}</p>}
        {hasPasskey && !isForgotten ? <PasskeyButton keyring={keyring} record={record} /> : null}
        {isForgotten ? (
          <SignInAnew onBack={isGone ? undefined : () => setIsForgotten(false)} />
        ) : (
          <PinForm
            keyring={keyring}
            record={record}
            isGone={isGone}
            isSecond={hasPasskey}
            offline={hasPasskey ? lockCopy.passkey.offline : undefined}
            onGone={() => void (record && recover(record).catch(() => setIsGone(true)))}
            onForgotten={() => setIsForgotten(true)}
          />
        )}
        <Button $variant="quiet" {...quickExitProps}>
          {copy.leave}
        </Button>
      </div>
    </Screen>,
    document.body,
  );
}

const Screen = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: 2147483646;
  box-sizing: border-box;
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: calc(24px + env(safe-area-inset-top)) var(--page-gutter) 24px;
  overflow-y: auto;
  border: 0;
  background: var(--paper);
  color: var(--ink);
  /* A dialog of the page below takes them from the body. */
  pointer-events: auto;

  &[open] {
    display: grid;
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    align-content: center;
    width: min(100%, 380px);
    margin: auto;
  }

  > div > svg {
    color: var(--accent);
  }

  h1 {
    margin: 0;
    font-size: 1.75rem;
  }

  > div > p {
    margin: -4px 0 0;
    color: var(--ink-soft);
    line-height: 1.5;
  }
`;
