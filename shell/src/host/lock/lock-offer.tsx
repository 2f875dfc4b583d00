import { Button } from '@app/shared-ui/components/button';
import { useDocumentsStatus, useSession } from '@app/shared-ui/host';
import { canSeal } from '@app/sync/sealing/sealed-box';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { lockCopy } from '../../copy/lock.es.ts';
import { keyringOf } from '../../session/lock/keyring.ts';
import { noteLockOffered, wasLockOffered } from '../../storage/lock-note.ts';
import { isSharedComputer } from '../../storage/shared-computer.ts';
import { useSync } from '../../sync/sync-context.ts';
import { Hint, HintActions } from '../../ui/hint.tsx';

const { offer: copy } = lockCopy;

/** A page that was out of sight for this long, in milliseconds, has been left with the device somewhere. */
const LEFT_MS = 60_000;

/** Offers the lock once, below the page, to a user who has written something and comes back to a page that was left open (D43). */
export function LockOffer() {
  const [isOver, setIsOver] = useState(wasLockOffered);
  const { isPersistent } = useDocumentsStatus();
  const { id: userId } = useSession().user;
  const { documents } = useSync();
  const keyring = keyringOf(userId);
  const isOn = useSyncExternalStore(keyring.subscribe, () => keyring.isOn);
  const hasLeft = useHasLeft();
  const navigate = useNavigate();
  if (isOver || isOn || !hasLeft || !isPersistent || !canSeal() || isSharedComputer()) return null;
  if (documents.list('entry').length + documents.list('day').length === 0) return null;
  const end = () => {
    noteLockOffered();
    setIsOver(true);
  };
  return (
    <Hint aria-label={copy.title}>
      <p>
        <strong>{copy.title}</strong> {copy.text}
      </p>
      <HintActions>
        <Button
          $variant="soft"
          onClick={() => {
            end();
            void navigate('/settings#candado');
          }}
        >
          {copy.act}
        </Button>
        <Button $variant="quiet" onClick={end}>
          {copy.later}
        </Button>
      </HintActions>
    </Hint>
  );
}

function useHasLeft(): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    let leftAt: number | undefined;
    const change = () => {
      if (document.hidden) leftAt = Date.now();
      else if (leftAt !== undefined && Date.now() - leftAt >= LEFT_MS) setHasLeft(true);
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return hasLeft;
}
