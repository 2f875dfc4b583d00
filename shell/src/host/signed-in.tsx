import { matchRemote } from '@app/contract/match-remote';
import type { Registry } from '@app/contract/registry';
import type { SignedInUser } from '@app/contract/sign-in';
import { lazyPage } from '@app/shared-ui/components/lazy-page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { SessionContext } from '@app/shared-ui/host';
import { setPageAccount } from '@app/shared-ui/host/page-account';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { lazyLegalPages } from '../features/legal/lazy-legal-page.tsx';
import { whenSettled } from '../ui/when-settled.ts';
import { WelcomeBack } from '../features/settings/pause/welcome-back.tsx';
import { PasswordConfirmation } from '../session/password-confirmation.tsx';
import { useRefusals } from '../session/use-refusals.ts';
import { watchReturn } from '../session/returned-page.ts';
import { isSigningOut, signOutSignal } from '../session/sign-out-state.ts';
import { QuestionsProvider } from '../ui/questions/questions.tsx';
import { InstallHint } from '../pwa/install-hint.tsx';
import { keepProductOffline } from '../pwa/service-worker.ts';
import { federatedLoader } from '../remotes/federated-loader.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { TrialOffer } from '../remotes/trying/trial-offer.tsx';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { UpdateNotice } from '../remotes/update-notice.tsx';
import { useRemoteUpdates } from '../remotes/use-remote-updates.ts';
import { SettingsEffects } from '../features/settings/settings-effects.tsx';
import { endFirstVisit, isFirstVisit } from '../storage/first-visit.ts';
import { isSharedComputer } from '../storage/shared-computer.ts';
import { UpgradeProvider } from '../features/upgrade/upgrade.tsx';
import { AccessDenied } from './access-denied.tsx';
import { LockGate } from './lock/lock-gate.tsx';
import { LockOffer } from './lock/lock-offer.tsx';
import type { ShellPath } from './routing.tsx';
import { RoutedPage } from './routing.tsx';
import { SessionGreeting } from './session-greeting.tsx';
import { ShellHost } from './shell-host.tsx';
import { SignedInLayout } from './frame/signed-in-layout.tsx';

const OverrideBadge = lazy(() =>
  import(/* webpackChunkName: "overrides" */ '../remotes/trying/override-badge.tsx').then((module) => ({
    default: module.OverrideBadge,
  })),
);

const { Part: FirstSteps } = lazyPart(() =>
  import('../features/first-steps/first-steps.tsx').then((module) => module.FirstSteps),
);

const pages: Record<ShellPath, ReactNode> = {
  '/login': <Navigate to="/" replace />,
  '/profile': lazyPage(() => import('../features/profile/profile-page.tsx').then((module) => module.ProfilePage)),
  '/settings': lazyPage(() => import('../features/settings/settings-page.tsx').then((module) => module.SettingsPage)),
  '/settings/servidor': lazyPage(() =>
    import('../features/settings/server-knowledge/server-knowledge-page.tsx').then(
      (module) => module.ServerKnowledgePage,
    ),
  ),
  // In administrators' registry a remote owns this address; all other users get this page.
  '/admin': <AccessDenied />,
  '/help': lazyPage(() => import('../features/help/help-page.tsx').then((module) => module.HelpPage)),
  ...lazyLegalPages,
};
const routes: RouteObject[] = Object.entries(pages).map(([path, element]) => ({ path, element }));

function onSignOut(listener: () => void): () => void {
  signOutSignal.addEventListener('abort', listener);
  return () => signOutSignal.removeEventListener('abort', listener);
}

interface SignedInProps {
  readonly user: SignedInUser;
  readonly registry: Registry;
}

/** The root of signed-in pages; a chunk of its own, as the sign-in page does without it. */
export function SignedIn({ user, registry }: SignedInProps) {
  // In the render: before any call of what is inside.
  setPageAccount(user.id);
  const loader = federatedLoader(registry);
  const queryClient = useQueryClient();
  const session = useMemo(() => ({ user }), [user]);
  // What is typed from here on would reach no store any more.
  const isLeaving = useSyncExternalStore(onSignOut, isSigningOut);
  useRefusals();
  useEffect(() => watchReturn(user.id), [user.id]);
  useEffect(() => {
    if (!isSharedComputer()) void keepProductOffline(window, loader, whenSettled(window, queryClient));
  }, [loader, queryClient]);
  return (
    <SessionContext value={session}>
      <QuestionsProvider>
        <UpgradeProvider>
          <SessionGreeting />
          <PasswordConfirmation key={user.id}>
            <LockGate key={user.id} userId={user.id}>
              <ShellHost loader={loader}>
                <SettingsEffects />
                {isLeaving ? <PageSpinner /> : <SignedInPage loader={loader} />}
              </ShellHost>
            </LockGate>
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
  const [isFirst, setIsFirst] = useState(isFirstVisit);
  const endFirst = () => {
    endFirstVisit();
    setIsFirst(false);
  };
  const page = owner ? <RemoteOutlet loader={loader} name={owner.name} /> : <RoutedPage routes={routes} />;
  return (
    <>
      <SignedInLayout remotes={loader.remotes} notice={isWaiting ? <UpdateNotice onTake={take} /> : null}>
        <WelcomeBack />
        {isFirst && location.pathname === '/' ? (
          <ErrorBoundary fallback={page}>
            <FirstSteps onDone={endFirst} fallback={<PageSpinner />} />
          </ErrorBoundary>
        ) : (
          page
        )}
        {/* The browser decides when it appears: above the page it would move what the user is reading. */}
        <InstallHint />
        <LockOffer />
      </SignedInLayout>
      <TrialOffer />
      {loader.overrides ? (
        <Suspense>
          <OverrideBadge overrides={loader.overrides} remotes={loader.remotes} />
        </Suspense>
      ) : null}
    </>
  );
}
