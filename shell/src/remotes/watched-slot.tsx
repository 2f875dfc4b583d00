import type { SlotComponent } from '@app/shared-ui/host';
import { ErrorBoundary } from 'react-error-boundary';

/** A component for a slot whose faults are noted on their way to the boundary of the page that placed it, which shows what is there instead. */
export function watchedSlot(Component: SlotComponent, onFault: (error: unknown) => void): SlotComponent {
  return function WatchedSlot(props) {
    return (
      <ErrorBoundary
        fallbackRender={({ error }) => {
          onFault(error);
          throw error;
        }}
      >
        <Component {...props} />
      </ErrorBoundary>
    );
  };
}
