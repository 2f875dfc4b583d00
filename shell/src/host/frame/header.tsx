import { useLocation } from 'react-router-dom';
import { copy } from '../../copy/every-page.es.ts';
import { signedInCopy } from '../../copy/signed-in.es.ts';
import { QuickExit } from '../../ui/quick-exit/quick-exit.tsx';
import { HeaderBar, HomeLink, Tools } from '../../ui/header-bar.tsx';
import { HomeMark } from '../../ui/home-mark.tsx';
import { LateProfileMenu } from './late-profile-menu.tsx';
import { PrimaryNav } from './primary-nav.tsx';

/** Signed in (1§2): logo, which is 'Volver al inicio' everywhere but home, primary navigation, quick exit, profile menu. */
export function Header() {
  const isHome = useLocation().pathname === '/';
  return (
    <HeaderBar>
      <HomeLink to="/" aria-label={isHome ? copy.header.logo : signedInCopy.backHome}>
        <HomeMark back={isHome ? undefined : signedInCopy.backHome} />
      </HomeLink>
      <PrimaryNav />
      <Tools>
        <QuickExit />
        <LateProfileMenu />
      </Tools>
    </HeaderBar>
  );
}
