import { isAddress } from '@app/contract/route-pattern';
import { getCurrentUser, type SignedInUser } from '@app/contract/sign-in';
import { call, type Host, type RemoteModule } from '@app/shared-ui/host';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, useRoutes } from 'react-router-dom';
import { styled } from 'styled-components';
import { FontFaces } from '../theme/font-faces.ts';
import { GlobalStyle } from '../theme/global-style.ts';
import { createFakeHost, type HostAct, MockHost } from './mock-host.tsx';

/**
 * Runs one remote without the shell, for `npm run dev -w mf-…`: its routes in a mock host that shows its calls. Requests go to the API that
 * the dev server proxies, as the user who is signed in there in this browser; otherwise as a made-up one.
 */
export async function runAlone({ routes }: RemoteModule): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const user = await signedInUser();
  createRoot(root).render(
    <StrictMode>
      <FontFaces />
      <GlobalStyle />
      <BrowserRouter useTransitions={false}>
        <Stage routes={routes} user={user} />
      </BrowserRouter>
    </StrictMode>,
  );
}

async function signedInUser(): Promise<SignedInUser | undefined> {
  try {
    return (await call(getCurrentUser, {})).user;
  } catch {
    return undefined;
  }
}

function Stage({ routes, user }: RemoteModule & { readonly user: SignedInUser | undefined }) {
  const [lastAct, setLastAct] = useState<HostAct | null>(null);
  const [host] = useState<Host>(() => ({
    ...createFakeHost({ onAct: setLastAct }),
    confirm: ({ text }) => Promise.resolve(window.confirm(text)),
    alert: (text) => Promise.resolve(window.alert(text)),
  }));
  const page = useRoutes([...routes, { path: '*', element: <Pages routes={routes} /> }]);
  return (
    <MockHost host={host} user={user}>
      <main>{page}</main>
      {lastAct ? (
        <Notice role="status" onClick={() => setLastAct(null)}>
          {lastAct.name}({lastAct.args.map((arg) => JSON.stringify(arg)).join(', ')})
        </Notice>
      ) : null}
    </MockHost>
  );
}

/** Index of pages, at the dev server's root and at unknown addresses. */
function Pages({ routes }: RemoteModule) {
  return (
    <nav lang="en" aria-label="Pages of this remote">
      <ul>
        {routes.map(({ path = '/' }) => (
          <li key={path}>{isAddress(path) ? <Link to={path}>{path}</Link> : path}</li>
        ))}
      </ul>
    </nav>
  );
}

const Notice = styled.p`
  position: fixed;
  inset: auto 16px 16px auto;
  z-index: 100;
  max-width: min(520px, calc(100vw - 32px));
  padding: 8px 14px;
  border-radius: 12px;
  background: var(--ink);
  color: var(--paper);
  font:
    400 0.875rem / 1.5 ui-monospace,
    monospace;
  overflow-wrap: anywhere;
`;
