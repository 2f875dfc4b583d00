import { useSession } from '@app/shared-ui/host';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { styled } from 'styled-components';
import { signedInCopy } from '../../copy/signed-in.es.ts';
import { whenSettled } from '../../ui/when-settled.ts';
import { initialOf, menuFace } from './menu-face.ts';

const { Part: ProfileMenu } = lazyPart(() => import('./profile-menu.tsx').then((module) => module.ProfileMenu));

/** The profile menu, loaded after the page is shown. If its code fails to load, the page works on, and a press on the button asks again. */
export function LateProfileMenu() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [isSettled, setIsSettled] = useState(false);
  const [isAskedFor, setIsAskedFor] = useState(false);
  useEffect(() => void whenSettled(window, queryClient).then(() => setIsSettled(true)), [queryClient]);
  if (!isSettled) return <Place />;
  const renderFailure = ({ resetErrorBoundary }: FallbackProps) => (
    <Face aria-label={signedInCopy.menu.open} onClick={resetErrorBoundary}>
      {initialOf(user)}
    </Face>
  );
  return (
    <ErrorBoundary onReset={() => setIsAskedFor(true)} fallbackRender={renderFailure}>
      <ProfileMenu isOpenAtFirst={isAskedFor} fallback={<Place />} />
    </ErrorBoundary>
  );
}

const Face = styled.button`
  ${menuFace}
`;

const Place = styled.span`
  width: 44px;
  height: 44px;
`;
