import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TEMPLATE = `<!doctype html><html lang="es"><head><meta property="csp-nonce" nonce="%NONCE%" /><meta name="session" content="%SESSION%" />%META%%SIGNED_IN%%PRELOAD%</head>
<body><div id="root">%BODY%</div><script type="application/json" id="registry">%REGISTRY%</script></body></html>`;
/** Preloads of signed-in pages. */
export const SIGNED_IN_LINK = '<link rel="preload" as="script" href="/assets/signed-in.12345678.js">';

/** The part of a built shell that the API reads. @returns its folder, and a function that removes it */
export function aShellDist(): { dist: string; remove: () => void } {
  const dist = mkdtempSync(join(tmpdir(), 'shell-dist-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), TEMPLATE);
  const landing = {
    head: '<title>Tu camino</title><link rel="canonical" href="%ORIGIN%/">',
    body: '<style nonce="%NONCE%">h1{}</style><h1>Doce meses</h1>',
  };
  const login = { head: '<title>Acceso</title>', body: '' };
  writeFileSync(join(dist, 'signed-in-head.html'), SIGNED_IN_LINK);
  writeFileSync(join(dist, 'public-pages.json'), JSON.stringify({ '/': landing, '/login': login }));
  const firstPaints = {
    bare: 'Un momento',
    page: '%HEADING%<h1>%TITLE%</h1><p>%LEAD%</p>%HEADING%',
    banner: '<style nonce="%NONCE%">p{}</style><h1>%TITLE%</h1>',
    without: ['/verify-email'],
  };
  writeFileSync(join(dist, 'first-paints.json'), JSON.stringify(firstPaints));
  writeFileSync(join(dist, 'assets/main.12345678.js'), 'console.log("hola")');
  writeFileSync(join(dist, 'assets/main.12345678.js.br'), brotliCompressSync('console.log("hola")'));
  writeFileSync(join(dist, 'assets/main.12345678.js.map'), '{}');
  writeFileSync(join(dist, 'assets/recognition-worker.12345678.js'), 'self');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dist, 'sw.js'), 'self');
  writeFileSync(join(dist, '.stamp'), 'secret');
  return { dist, remove: () => rmSync(dist, { recursive: true }) };
}
