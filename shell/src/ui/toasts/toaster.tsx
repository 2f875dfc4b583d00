import type { ToastMessage } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { createContext, type ReactNode, use, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Toast } from './toast.tsx';

interface Toasts {
  /** Shows a message; at most one is on the page (1§9). An error is not replaced by anything but a newer error (D26). */
  show(message: ToastMessage): void;
  /** Hides the shown message: what it reported is being retried. */
  dismiss(): void;
}

const ToastsContext = createContext<Toasts | null>(null);

/** @throws Error outside of the toaster */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('useToasts was called outside of the toaster');
  return toasts;
}

interface Shown {
  readonly id: number;
  readonly message: ToastMessage;
}

/**
 * The one place of messages. A live region and a timer: Radix's toast would put every text on the page twice while it announces it, and
 * cost the sign-in page 11 kB.
 */
export function Toaster({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const lastId = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (message) => {
        lastId.current += 1;
        const next = { id: lastId.current, message };
        setShown((current) => (current?.message.tone === 'error' && message.tone !== 'error' ? current : next));
      },
      dismiss: () => setShown(null),
    }),
    [],
  );
  return (
    <ToastsContext value={toasts}>
      {children}
      {/* There before any message, so that a screen reader hears the first one too. */}
      <Place aria-live="polite" data-screen-only="">
        {shown ? (
          <Toast
            key={shown.id}
            message={shown.message}
            onClose={() => setShown((current) => (current?.id === shown.id ? null : current))}
          />
        ) : null}
      </Place>
    </ToastsContext>
  );
}

// Where neither a title nor what comes next is: on a visitor's page over the drawing or the header, as its form fills the rest; else on phones
// above the navigation bar, and above buttons that stay in sight there (data-foot), and on desktops in the lower corner. Above a dialog, whose
// buttons are at its end; on phones below the bar of one that is a page, whose tools are there too.
const Place = styled.div`
  position: fixed;
  inset: auto 0 calc(76px + env(safe-area-inset-bottom));
  z-index: 60;
  width: min(440px, 100vw - 32px);
  margin: 0 auto;
  pointer-events: none;

  :root:has([data-foot]) & {
    margin-bottom: 60px;
  }

  :root:has([data-public], [data-page-dialog]) & {
    inset: calc(68px + env(safe-area-inset-top)) 0 auto;

    ${media.desktop} {
      top: 12px;
    }
  }

  ${media.desktop} {
    :root:not(:has([data-public])) & {
      inset: auto 24px 24px auto;
      margin-bottom: 0;
    }
  }

  /* On a phone on its side: over the paper, and not over what was read beside it. */
  @media (min-width: 768px) and (max-height: 520px) {
    :root:has([data-page-dialog]) & {
      inset: auto auto 12px 12px;
    }
  }

  /* The page itself comes right after its ground. */
  :root:has([role='dialog']:not([data-page-dialog] + *)) & {
    inset: calc(12px + env(safe-area-inset-top)) 0 auto;
  }
`;
