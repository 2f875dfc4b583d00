import type { ToastMessage } from '@app/shared-ui/host';
import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { copy } from '../copy/es.ts';

/** 2§9: how long a toast is shown. */
const DURATION_MS = 2000;

type ShowToast = (toast: ToastMessage) => void;
const ToastContext = createContext<ShowToast | null>(null);

/** Shows a message; at most one is on the page (1§9). @throws Error outside of the shell */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast was called outside of the toaster');
  return show;
}

interface Shown extends ToastMessage {
  readonly id: number;
}

export function Toaster({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<Shown | null>(null);
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((next) => {
    setToast((current) => {
      // An error is read before a success may take its place (D26).
      if (current?.tone === 'error' && next.tone !== 'error') return current;
      lastId.current += 1;
      return { ...next, id: lastId.current };
    });
  }, []);
  const labels = useMemo(() => ({ label: copy.toast.label }), []);
  return (
    <ToastContext value={show}>
      <RadixToast.Provider duration={DURATION_MS} {...labels} swipeDirection="down">
        {children}
        {toast ? (
          <Root
            key={toast.id}
            $tone={toast.tone ?? 'info'}
            type={toast.tone === 'error' ? 'foreground' : 'background'}
            duration={toast.tone === 'error' ? Infinity : (toast.durationMs ?? DURATION_MS)}
            onOpenChange={(open) => {
              if (!open) setToast((current) => (current?.id === toast.id ? null : current));
            }}
          >
            <div>
              <RadixToast.Title asChild>
                <Title>{toast.title}</Title>
              </RadixToast.Title>
              {toast.description ? (
                <RadixToast.Description asChild>
                  <Description>{toast.description}</Description>
                </RadixToast.Description>
              ) : null}
            </div>
            <Close aria-label={copy.toast.close}>
              <X aria-hidden size={18} />
            </Close>
          </Root>
        ) : null}
        <Viewport label={copy.toast.viewport} />
      </RadixToast.Provider>
    </ToastContext>
  );
}

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  inset: auto 0 calc(84px + env(safe-area-inset-bottom));
  z-index: 60;
  display: grid;
  width: min(420px, calc(100vw - 32px));
  margin: 0 auto;
  padding: 0;
  list-style: none;
`;

const Root = styled(RadixToast.Root)<{ readonly $tone: 'info' | 'error' }>`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  padding: 14px 8px 14px 18px;
  border-radius: var(--radius-card);
  background: ${({ $tone }) => ($tone === 'error' ? 'var(--danger-soft)' : 'var(--surface-raised)')};
  color: var(--ink);
  box-shadow: var(--shadow-overlay);
  animation: ${rise} 0.2s ease-out;
`;

const Title = styled.p`
  font-weight: 600;
`;

const Description = styled.p`
  color: var(--ink-soft);
`;

const Close = styled(RadixToast.Close)`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -8px 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: var(--ink-soft);
  cursor: pointer;
`;
