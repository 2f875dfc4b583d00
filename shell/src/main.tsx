import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createFederatedLoader } from './remotes/federated-loader.ts';
import { readInlinedRegistry } from './remotes/registry.ts';

// The page policy lets styles in by nonce: styled-components reads the meta element itself, Radix's scroll lock asks get-nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App loader={createFederatedLoader(readInlinedRegistry(document))} />
  </StrictMode>,
);
