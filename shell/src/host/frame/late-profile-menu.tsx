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

/**
 * The profile menu: its button is there with the header, its code comes once the page has settled, or with a press. If it fails to load, the
 * page works on, and the next press asks again.
 */
export function LateProfileMenu() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [isSettled, setIsSettled] = useState(false);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => void whenSettled(window, queryClient).then(() => setIsSettled(true)), [queryClient]);
  const faceThat = (onClick: () => void) => (
    <Face
      type="button"
      aria-label={signedInCopy.menu.open}
      aria-haspopup="menu"
      onClick={onClick}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {initialOf(user)}
    </Face>
  );
  const face = faceThat(() => setIsAskedFor(true));
  if (!isSettled && !isAskedFor) return face;
  return (
    <ErrorBoundary
      onReset={() => setIsAskedFor(true)}
      fallbackRender={({ resetErrorBoundary }: FallbackProps) => faceThat(resetErrorBoundary)}
    >
      <ProfileMenu isOpenAtFirst={isAskedFor} isFocusedAtFirst={isFocused} fallback={face} />
    </ErrorBoundary>
  );
}

const Face = styled.button`
  ${menuFace}
`;
