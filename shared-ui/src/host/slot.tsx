import { type ReactNode, useReducer } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLoaded } from '../loading/use-loaded.ts';
import { type SlotComponent, useHost } from './host-context.tsx';
import type { PropsOfSlot } from './slot-props.ts';

interface Placing<Name extends string> {
  /** Slot name, e.g. `activity-journal`. */
  readonly name: Name;
  /** Shown when no remote fills the slot, while it loads, and (beside a retry) when it fails. */
  readonly fallback?: ReactNode;
  /** Renders a retry inside the fallback of a slot that failed; without it only the fallback is shown. */
  readonly renderError?: (retry: () => void) => ReactNode;
}

/**
 * A place on a page that another remote fills (D31), with the props that `SlotProps` declares for its name. Whatever happens to that remote, the
 * page around it goes on.
 */
export function Slot<Name extends string>({
  name,
  fallback = null,
  renderError,
  ...props
}: Placing<Name> & PropsOfSlot<Name>) {
  const host = useHost();
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const loading = host.loadSlot(name);
  if (!loading) return fallback;
  // Only when it has been asked for again is there something else to draw; what failed once fails for ever.
  const retry = () => void host.retrySlot(name).then(lookAgain, () => undefined);
  return (
    <ErrorBoundary fallbackRender={() => renderError?.(retry) ?? fallback} resetKeys={[loading]}>
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
