import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { copy } from '../copy/every-page.es.ts';
import { useToasts } from './toasts/toaster.tsx';

/**
 * A dialog whose code loads when it is first opened. If that fails, the user is told, `onMissing` is called, and the page stays as it
 * is; the next opening tries again.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { Part } = lazyPart(load);
  return function LazyDialog({ onMissing, ...props }: Props & { readonly onMissing: () => void }) {
    const toasts = useToasts();
    const give = () => {
      toasts.show({ tone: 'error', ...copy.missingDialog });
      onMissing();
    };
    return (
      <ErrorBoundary fallback={null} onError={give}>
        <Part {...(props as unknown as Props)} />
      </ErrorBoundary>
    );
  };
}
