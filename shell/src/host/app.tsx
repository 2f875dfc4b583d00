import type { Registry } from '@app/contract/registry';
import { FontFaces } from '@app/shared-ui/theme/font-faces';
import { GlobalStyle } from '@app/shared-ui/theme/global-style';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { Toaster } from '../ui/toasts/toaster.tsx';
import { BrokenApp } from '../ui/message-pages.tsx';
import { Pages } from './pages.tsx';

/** Providers outside, pages inside. */
export function App({ registry, queryClient }: { readonly registry: Registry; readonly queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <FontFaces />
      <GlobalStyle />
      <ErrorBoundary FallbackComponent={BrokenApp}>
        {/* Without transitions a page that has to load shows its fallback at once instead of the old page under a new address. */}
        <BrowserRouter useTransitions={false}>
          <Toaster>
            <Pages registry={registry} />
          </Toaster>
        </BrowserRouter>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
