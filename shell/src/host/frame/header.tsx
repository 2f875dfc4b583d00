import type { RegistryEntry } from '@app/contract/registry';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { useOnline } from '@app/shared-ui/loading/use-online';
import { WifiOff } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from '../../copy/every-page.es.ts';
import { signedInCopy } from '../../copy/signed-in.es.ts';
import { QuickExit } from '../../ui/quick-exit/quick-exit.tsx';
import { HeaderBar, HomeLink, Tools } from '../../ui/header-bar.tsx';
import { HomeMark } from '../../ui/home-mark.tsx';
import { LateProfileMenu } from './late-profile-menu.tsx';
import { PrimaryNav } from './primary-nav.tsx';

/** Signed in (1§2): logo, which is 'Volver al inicio' everywhere but home, primary navigation, quick exit, profile menu. */
export function Header({ remotes }: { readonly remotes: readonly RegistryEntry[] }) {
  const isHome = useLocation().pathname === '/';
  const isOnline = useOnline();
  return (
    <HeaderBar data-screen-only="">
      <HomeLink to="/" aria-label={isHome ? copy.header.logo : signedInCopy.backHome}>
        <HomeMark back={isHome ? undefined : signedInCopy.backHome} />
      </HomeLink>
      <PrimaryNav remotes={remotes} />
      <Tools>
        <Offline role="status">
          {isOnline ? null : (
            <>
              <WifiOff aria-hidden size={16} />
              <Word>{signedInCopy.offline}</Word>
            </>
          )}
        </Offline>
        <QuickExit />
        <LateProfileMenu />
      </Tools>
    </HeaderBar>
  );
}

/** Always in the page: a reader announces what comes into it. */
const Offline = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--ink-soft);
  font-size: 0.875rem;
  font-weight: 500;
  white-space: nowrap;
`;

/** A phone has room for the sign alone. */
const Word = styled.span`
  @media (max-width: 479.98px) {
    ${outOfSight}
  }
`;
