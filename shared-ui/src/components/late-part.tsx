import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { LoadFailure } from './load-failure.tsx';
import { isFailedLoad, lazyPart } from '../loading/lazy-part.tsx';

interface LatePart<Props> {
  readonly Part: ComponentType<Props>;
  /** Prefetches the code; never rejects. */
  readonly prepare: () => Promise<void>;
}

/**
 * A part of a page whose code comes after the page's own. Its place is kept; where the code does not come, that is said there, with a retry, and
 * takes nothing else of the page along. A fault of the part itself is the page's: another try would end in the same fault, and it is reported there.
 * @param waiting what keeps its place
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): LatePart<Props> {
  const { Part: Lazy, prepare } = lazyPart(load);
  const Part = (props: Props) => (
    <ErrorBoundary FallbackComponent={Failed}>
      <Lazy {...props} fallback={waiting} />
    </ErrorBoundary>
  );
  return { Part, prepare };
}

function Failed({ error, resetErrorBoundary }: FallbackProps) {
  if (!isFailedLoad(error)) throw error;
  return <LoadFailure onRetry={resetErrorBoundary} />;
}

/** The same for what only adorns the page: until it has come, and where it does not, there is nothing. */
export function lateDecoration<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const { Part: Lazy, prepare } = lazyPart(load);
  const Part = (props: Props) => (
    <ErrorBoundary fallback={null}>
      <Lazy {...props} />
    </ErrorBoundary>
  );
  return { Part, prepare };
}
