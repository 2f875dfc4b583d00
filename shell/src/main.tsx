import { setNonce } from 'get-nonce';
import { startApp } from './app/start-app.tsx';
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
  await startApp(createFederatedLoader(inlined.overrides ? await resolveOverrides(inlined) : inlined));
}

// Not awaited: an entry that awaits carries the bundler's code for modules that do.
void start();
