import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { carryOver } from './carry-over.ts';

/** @returns the `onClick` of a `Link` to `to` from which a subject's parts carry over */
export function useCarryingLink(subject: string, to: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // Those open another tab or window.
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    carryOver(subject, () => void navigate(to));
  };
}
