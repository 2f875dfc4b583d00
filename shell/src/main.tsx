import { setNonce } from 'get-nonce';
import { loadApp } from './app/load-app.ts';
import { nextTask } from '@app/shared-ui/loading/next-task';
import { installPixel } from './pixel/pixel.ts';

// The page policy lets styles in by nonce: styled-components reads the meta element itself, Radix's scroll lock asks get-nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

// Always there, on every page, whether or not it may send anything (D24).
installPixel(window);

async function start(): Promise<void> {
  const startApp = await loadApp();
  const { loaderOfPage } = await import(/* webpackMode: "eager" */ './remotes/federated-loader.ts');
  await nextTask();
  await startApp(await loaderOfPage(document));
}

// Not awaited: an entry that awaits carries the bundler's code for modules that do.
void start();
