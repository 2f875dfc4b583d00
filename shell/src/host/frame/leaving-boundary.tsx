import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

/**
 * A page that throws while it unmounts takes its own boundary with it, so the error reaches the app: this boundary renders the next page
 * once more instead (D31). If that one throws too, the error is the shell's own and goes on to the last boundary.
 */
export function LeavingBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const [secondTryOf, setSecondTryOf] = useState<string>();
  const renderFailure = ({ error, resetErrorBoundary }: FallbackProps) => {
    if (secondTryOf === key) throw error;
    const tryAgain = () => {
      setSecondTryOf(key);
      resetErrorBoundary();
    };
    return <Again onShown={tryAgain} />;
  };
  return <ErrorBoundary fallbackRender={renderFailure}>{children}</ErrorBoundary>;
}

function Again({ onShown }: { readonly onShown: () => void }) {
  // Before anything is painted.
  useLayoutEffect(onShown);
  return null;
}
