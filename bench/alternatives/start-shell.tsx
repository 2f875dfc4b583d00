import { setNonce } from 'get-nonce';
import type { RemoteModule } from '@app/shared-ui/host';
import { loadApp } from '../../shell/src/boot/load-app.ts';
import { plainLoader } from '../one-app/plain-loader.ts';
import { installPixel } from '../../shell/src/pixel/pixel.ts';

/**
 * The product's shell, with another way of getting at remotes: what its own `main.tsx` does for somebody who is signed in, in the same
 * order: the remote that owns the page is asked for at once.
 */
export function startShell(load: (name: string) => Promise<RemoteModule>): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
  installPixel(window);
  void loadApp().then((startApp) => startApp(plainLoader(load)));
}
