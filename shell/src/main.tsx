import { setNonce } from 'get-nonce';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prepareSignedIn } from './app/pages.tsx';
import { loadLanding } from './app/visitor-page.tsx';
import { cameSignedOut } from './auth/came-signed-out.ts';
import { installPixel } from './pixel/pixel.ts';
import { createFederatedLoader } from './remotes/federated-loader.ts';
import { readInlinedRegistry, resolveOverrides } from './remotes/registry.ts';

// The page policy lets styles in by nonce: styled-components reads the meta element itself, Radix's scroll lock asks get-nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

// Always there, on every page, whether or not it may send anything (D24).
installPixel(window);

async function start(): Promise<void> {
  const inlined = readInlinedRegistry(document);
  // Only a developer's page waits here, for what the build on her machine says of itself.
  const loader = createFederatedLoader(inlined.overrides ? await resolveOverrides(inlined) : inlined);
  // The server knows of a session: what its pages need is on its way while the session itself is still being asked for.
  if (!cameSignedOut()) {
    prepareSignedIn();
    loader.prepare(window.location);
  }

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // The server has sent the page itself: it stands until its own code can take its place in one step. Without that code it goes on standing.
  if (root.hasChildNodes()) await loadLanding();
  const app = createRoot(root);
  // In slices that let her scroll and write in between, instead of in one stretch.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App loader={loader} />
      </StrictMode>,
    ),
  );
}

// Not awaited: an entry that awaits carries the bundler's code for modules that do.
void start();
