import { operator } from '@app/shared-ui/copy/operator';
import { DoorOpen } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { media } from '@app/shared-ui/theme/media';
import { copy } from '../copy/es.ts';

/** Two presses of Esc within this time leave the page. */
const TWICE_WITHIN_MS = 600;

const leave = () => window.location.replace(operator.neutralAddress);

/** One tap, or Esc twice, leaves to a neutral page; Back does not return to this one (D28). */
export function QuickExit() {
  useEffect(() => {
    let pressedAt = -Infinity;
    // Twice in a row: who closes a dialog, does something and closes another wants to stay.
    const forget = () => {
      pressedAt = -Infinity;
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return forget();
      if (event.timeStamp - pressedAt < TWICE_WITHIN_MS) leave();
      pressedAt = event.timeStamp;
    };
    // In the capture phase: an open dialog must not swallow it.
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('pointerdown', forget, true);
    return () => {
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('pointerdown', forget, true);
    };
  }, []);
  return (
    <Exit type="button" onClick={leave} title={copy.quickExit.hint}>
      <DoorOpen aria-hidden size={20} />
      <span>{copy.quickExit.label}</span>
    </Exit>
  );
}

const Exit = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 44px;
  min-height: 44px;
  padding: 8px 12px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: var(--ink-soft);
  font-weight: 500;
  cursor: pointer;

  &:hover {
    background: var(--surface-sunken);
  }

  span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  ${media.desktop} {
    span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`;
