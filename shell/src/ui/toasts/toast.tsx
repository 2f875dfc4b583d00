import { IconButton } from '@app/shared-ui/components/icon-button';
import { TitledText } from '@app/shared-ui/components/titled-text';
import type { ToastMessage } from '@app/shared-ui/host';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { copy } from '../../copy/every-page.es.ts';

/** Reading time of two lines and of one, in ms; callers may override it (settings: 2000 ms, 2§8). */
const LONG_MS = 5000;
const SHORT_MS = 2500;

interface ToastProps {
  readonly message: ToastMessage;
  readonly onClose: () => void;
}

/** One message. It disappears by itself, but not while it is hovered or focused; an error stays until it is closed (D26). */
export function Toast({ message, onClose }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const isError = message.tone === 'error';
  const durationMs = message.durationMs ?? (message.description ? LONG_MS : SHORT_MS);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isError || isHeld) return undefined;
    const timer = setTimeout(() => close(), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, isError, isHeld]);

  return (
    <Sheet
      role={isError ? 'alert' : 'status'}
      $isError={isError}
      // Dialogs do not close on clicks on it.
      data-toast=""
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <TitledText title={message.title} text={message.description} />
      <Close type="button" aria-label={copy.toast.close} onClick={onClose}>
        <X aria-hidden size={18} />
      </Close>
    </Sheet>
  );
}

const rise = keyframes`
  from { opacity: 0; translate: 0 8px; }
`;

const Sheet = styled.div<{ readonly $isError: boolean }>`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  padding: 14px 8px 14px 20px;
  border-radius: var(--radius-card);
  background: ${({ $isError }) => ($isError ? 'var(--danger-soft)' : 'var(--surface-raised)')};
  color: var(--ink);
  box-shadow: var(--shadow-overlay);
  animation: ${rise} 0.2s ease-out;
  pointer-events: auto;

  /* No shadow is seen there. */
  :root[data-theme='dark'] & {
    outline: 1px solid var(--line);
  }
`;

const Close = styled(IconButton)`
  margin: -8px 0;
`;
