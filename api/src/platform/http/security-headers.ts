import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

const YEAR_SECONDS = 31_536_000;

/** Permissions policy: the product uses nothing of the browser's hardware; full screen is for the handwriting canvas. */
const PERMISSIONS = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'midi',
  'display-capture',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers of every answer, errors included (X-05, X-06); the page replaces the policy by its own, wider one. */
export function securityHeaders(isHttps: boolean): Middleware[] {
  const base = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"], frameAncestors: ["'none'"] },
    },
    // HSTS on plain http would lock a development machine out of itself.
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const more: Middleware = async (ctx, next) => {
    ctx.set('Permissions-Policy', PERMISSIONS);
    // No cache stores answers of the API (D-01); files and pages set their own header.
    if (ctx.path.startsWith('/api')) ctx.set('Cache-Control', 'no-store');
    await next();
  };
  return [base, more];
}

/**
 * The page's policy, one for the whole product (X-04).
 * @param nonce for style tags only; scripts are files of ours
 * @param hosts.imageHost one foreign host of images: the pixel's, where it may be used at all (D24)
 * @param hosts.developerOrigins a developer's own machine, on a page that carries overrides of remotes (D34)
 */
export const pagePolicy = (
  nonce: string,
  { imageHost, developerOrigins = [] }: { imageHost?: string | undefined; developerOrigins?: readonly string[] } = {},
): string => {
  const own = ["'self'", ...developerOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${own} data: blob:${imageHost ? ` ${imageHost}` : ''}`,
    `font-src ${own}`,
    `connect-src ${own}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `media-src ${own}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Text never becomes markup or code; addresses of scripts pass the shell's one policy (X-09).
    "require-trusted-types-for 'script'",
    `trusted-types default${developerOrigins.length > 0 ? ' *' : ''}`,
    'report-uri /api/reports/csp',
  ].join('; ');
};

const FILE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The handwriting recogniser compiles WebAssembly; a worker's policy is that of its own script's answer, so only this file may (X-04). */
const RECOGNITION_WORKER = /\/recognition-worker(\.[0-9a-f]+)?\.js$/;
const WORKER_POLICY = `${FILE_POLICY}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`;

/** Path of the service worker, which fetches the files that it keeps. */
const SERVICE_WORKER = '/sw.js';
const SERVICE_WORKER_POLICY = `${FILE_POLICY}; script-src 'self'; connect-src 'self'`;

/** Policy on the answer of a built file, by its path. */
export function filePolicy(path: string): string {
  if (path === SERVICE_WORKER) return SERVICE_WORKER_POLICY;
  return RECOGNITION_WORKER.test(path) ? WORKER_POLICY : FILE_POLICY;
}
