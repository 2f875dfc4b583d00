import { matchRemote } from '@app/contract/match-remote';
import type { SignedInUser } from '@app/contract/sign-in';
import { lazyPage } from '@app/shared-ui/components/lazy-page';
import { SessionContext } from '@app/shared-ui/host';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { lazyLegalPages } from '../features/legal/lazy-legal-page.tsx';
import { whenSettled } from '../ui/when-settled.ts';
import { WelcomeBack } from '../features/settings/pause/welcome-back.tsx';
import { PasswordConfirmation } from '../session/password-confirmation.tsx';
import { QuestionsProvider } from '../ui/questions/questions.tsx';
import { InstallHint } from '../pwa/install-hint.tsx';
import { keepProductOffline } from '../pwa/service-worker.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { UpdateNotice } from '../remotes/update-notice.tsx';
import { useRemoteUpdates } from '../remotes/use-remote-updates.ts';
import { SettingsEffects } from '../features/settings/settings-effects.tsx';
import { isSharedComputer } from '../storage/shared-computer.ts';
import { UpgradeProvider } from '../features/upgrade/upgrade.tsx';
import { AccessDenied } from './access-denied.tsx';
import type { ShellPath } from './routing.tsx';
import { RoutedPage } from './routing.tsx';
import { SessionGreeting } from './session-greeting.tsx';
import { ShellHost } from './shell-host.tsx';
import { SignedInLayout } from './frame/signed-in-layout.tsx';

const OverrideBadge = lazy(() =>
  import(/* webpackChunkName: "overrides" */ '../remotes/override-badge.tsx').then((module) => ({
    default: module.OverrideBadge,
  })),
);

const pages: Record<ShellPath, ReactNode> = {
  '/login': <Navigate to="/" replace />,
  '/profile': lazyPage(() => import('../features/profile/profile-page.tsx').then((module) => module.ProfilePage)),
  '/settings': lazyPage(() => import('../features/settings/settings-page.tsx').then((module) => module.SettingsPage)),
  // In administrators' registry a remote owns this address; all other users get this page.
  '/admin': <AccessDenied />,
  '/help': lazyPage(() => import('../features/help/help-page.tsx').then((module) => module.HelpPage)),
  ...lazyLegalPages,
};
const routes: RouteObject[] = Object.entries(pages).map(([path, element]) => ({ path, element }));

interface SignedInProps {
  readonly user: SignedInUser;
  readonly loader: RemoteLoader;
}

/** The root of signed-in pages; a chunk of its own, as the sign-in page does without it. */
export function SignedIn({ user, loader }: SignedInProps) {
  const queryClient = useQueryClient();
  const session = useMemo(() => ({ user }), [user]);
  useEffect(() => {
    if (!isSharedComputer()) void keepProductOffline(window, loader.remotes, whenSettled(window, queryClient));
  }, [loader, queryClient]);
  return (
    <SessionContext value={session}>
      <QuestionsProvider>
        <UpgradeProvider>
          <SessionGreeting />
          <PasswordConfirmation key={user.id}>
            <ShellHost loader={loader}>
              <SettingsEffects />
              <SignedInPage loader={loader} />
            </ShellHost>
          </PasswordConfirmation>
        </UpgradeProvider>
      </QuestionsProvider>
    </SessionContext>
  );
}

/**
 * The page of an address: a remote's, in the version that is live at navigation, or one of the shell's own. State that must survive a
 * change of page lives here: everything inside the frame is remounted with each page.
 */
function SignedInPage({ loader }: { readonly loader: RemoteLoader }) {
  const location = useLocation();
  const { isWaiting, take } = useRemoteUpdates(loader, location.pathname);
  const owner = matchRemote(location.pathname, loader.remotes);
  return (
    <>
      <SignedInLayout notice={isWaiting ? <UpdateNotice onTake={take} /> : null}>
        <WelcomeBack />
        {owner ? <RemoteOutlet loader={loader} name={owner.name} /> : <RoutedPage routes={routes} />}
        {/* The browser decides when it appears: above the page it would move what the user is reading. */}
        <InstallHint />
      </SignedInLayout>
      {loader.overrides ? (
        <Suspense>
          <OverrideBadge overrides={loader.overrides} remotes={loader.remotes} />
        </Suspense>
      ) : null}
    </>
  );
}
