import type { SharedSlotName } from '@app/contract/shared-slot';
import { type SlotComponent, useHost } from '@app/shared-ui/host';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLoaded } from '../loading/use-loaded.ts';
import type { PropsOfSlot } from './slot-props.ts';

interface Placing<Name extends SharedSlotName> {
  /** Name of a shared slot, e.g. `many-home`. */
  readonly name: Name;
}

/**
 * A place on a page for parts of several remotes, in the order of the navigation, each with the props that `SlotProps` declares for the name.
 * A part that is loading, suspends or has failed leaves no gap, and the others stay.
 */
export function Slots<Name extends SharedSlotName>({ name, ...props }: Placing<Name> & PropsOfSlot<Name>) {
  const parts = useHost().loadSlots(name);
  return parts.map(({ remote, loading }) => (
    <ErrorBoundary key={remote} fallback={null} resetKeys={[loading]}>
      <Part loading={loading} props={props} />
    </ErrorBoundary>
  ));
}

interface PartProps {
  readonly loading: Promise<SlotComponent>;
  readonly props: Record<string, unknown>;
}

function Part({ loading, props }: PartProps) {
  const Component = useLoaded(loading);
  if (!Component) return null;
  // Mounted with the component: a boundary that stands already would hold the transition, and all parts that come in it.
  return (
    <Suspense fallback={null}>
      {/* oxlint-disable-next-line react/static-components -- not created here: it comes from the remote and is the same for the same promise */}
      <Component {...props} />
    </Suspense>
  );
}
