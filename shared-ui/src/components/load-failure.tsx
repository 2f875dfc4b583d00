import { Button } from './button.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { loadFailureCopy as copy } from '../copy/load-failure.es.ts';
import { useOnline } from '../loading/use-online.ts';

interface LoadFailureProps {
  readonly onRetry: () => void;
}

/**
 * Something did not arrive: says so where it would have stood, that nothing is lost, and offers to try again. Without a network that is the
 * reason, and it tries by itself once there is one.
 */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  const isOnline = useOnline();
  const { title, text } = isOnline ? copy.failed : copy.offline;
  const handleOnline = useEffectEvent(onRetry);
  const wasOffline = useRef(false);
  useEffect(() => {
    if (isOnline && wasOffline.current) handleOnline();
    wasOffline.current = !isOnline;
  }, [isOnline]);
  return (
    <Place role="alert">
      <svg viewBox="0 0 120 72" width="120" height="72" aria-hidden="true" fill="none" strokeLinecap="round">
        <path
          d="M8 62c18 0 22-26 40-26s18 26 36 26 14-14 28-14"
          stroke="var(--line)"
          strokeWidth="3"
          strokeDasharray="1 9"
        />
        <circle cx="88" cy="20" r="11" fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="2.5" />
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      <Button
        $variant="soft"
        onClick={({ currentTarget }) => {
          // The button goes with the attempt: the focus stays in the page. A dialog takes it by itself.
          currentTarget.closest('main')?.focus({ preventScroll: true });
          onRetry();
        }}
      >
        {copy.retry}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 40px 20px;
  text-align: center;

  h2 {
    font-size: 1.25rem;
  }

  p {
    max-width: 44ch;
    color: var(--ink-soft);
  }
`;
