import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { LoadFailure } from './load-failure.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';

interface LatePart<Props> {
  readonly Part: ComponentType<Props>;
  /** Prefetches the code; never rejects. */
  readonly prepare: () => Promise<void>;
}

/**
 * A part of a page whose code comes after the page's own. Its place is kept; a failure stays there, with a retry, and takes nothing else of the
 * page along.
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

const Failed = ({ resetErrorBoundary }: FallbackProps) => <LoadFailure onRetry={resetErrorBoundary} />;

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
