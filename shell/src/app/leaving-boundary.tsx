import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

/**
 * A page that throws while it leaves takes its own boundary with it, so that the fault would fall to the whole app: here the page that
 * comes is made once more instead (D31). If that one throws too, it is the shell's own fault, and goes on to the last boundary.
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
