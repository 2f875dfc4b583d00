import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLoaded } from '../loading/use-loaded.ts';
import { type SlotComponent, useHost } from './host-context.tsx';

interface SlotProps {
  /** Slot name, e.g. `activity-journal`. */
  readonly name: string;
  /** Shown when no remote fills the slot, while it loads, and (beside a retry) when it fails. */
  readonly fallback?: ReactNode;
  /** Offers to try again inside the fallback of a slot that failed; without it the fallback stands alone. */
  readonly renderError?: (retry: () => void) => ReactNode;
  /** Handed to the component that fills the slot. */
  readonly [prop: string]: unknown;
}

/** A place on a page that another remote fills (D31). Whatever happens to that remote, the page around it goes on. */
export function Slot({ name, fallback = null, renderError, ...props }: SlotProps) {
  const host = useHost();
  const loading = host.loadSlot(name);
  if (!loading) return fallback;
  const renderFailure = ({ resetErrorBoundary }: FallbackProps) => renderError?.(resetErrorBoundary) ?? fallback;
  return (
    <ErrorBoundary fallbackRender={renderFailure} onReset={() => void host.retrySlot(name)} resetKeys={[loading]}>
      <Filled loading={loading} fallback={fallback} props={props} />
    </ErrorBoundary>
  );
}

interface FilledProps {
  readonly loading: Promise<SlotComponent>;
  readonly fallback: ReactNode;
  readonly props: Record<string, unknown>;
}

function Filled({ loading, fallback, props }: FilledProps) {
  const Component = useLoaded(loading);
  // oxlint-disable-next-line react/static-components -- not created here: it comes from the remote and is the same for the same promise
  return Component ? <Component {...props} /> : fallback;
}
