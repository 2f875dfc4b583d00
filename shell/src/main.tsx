import { setNonce } from 'get-nonce';
import { loadApp } from './boot/load-app.ts';
import { installPixel } from './pixel/pixel.ts';
import { registryOfPage } from './remotes/inlined-registry.ts';

// The content security policy lets styles in by nonce: styled-components reads the meta element itself, Radix's scroll lock asks get-nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

// On every page, whether or not it may send anything (D24).
installPixel(window);

async function start(): Promise<void> {
  const startApp = await loadApp();
  await startApp(await registryOfPage(document));
}

// Not awaited: a top-level await adds the bundler's async-module code to the entry.
void start();
