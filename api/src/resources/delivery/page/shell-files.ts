import { extname } from 'node:path';
import type { Context } from 'koa';
import sirv from 'sirv';
import { filePolicy } from '../../../platform/http/security-headers.ts';

const TEXT = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
]);
/** Extensions that are not served: source maps, compressed variants, and the page's template, which is never sent as it is. */
const HIDDEN = new Set(['.map', '.html', '.br', '.gz']);

/** Whether a path must not be served. Decoded first, as sirv does. */
function isHidden(path: string): boolean {
  try {
    const name = decodeURIComponent(path);
    return name.includes('/.') || HIDDEN.has(extname(name));
  } catch {
    return true; // not a valid path
  }
}

/** A path with an extension asks for a file; dot files are never served (L-06). */
export const isFilePath = (path: string): boolean => /\.[^/]*$/.test(path) || path.includes('/.');

/**
 * Serves the built shell's files, precompressed. Resolves to false if there is no such file. Files under /assets have a hash in their name
 * and are immutable; all others must be revalidated.
 */
export function shellFiles(shellDist: string): (ctx: Context) => Promise<boolean> {
  const serve = sirv(shellDist, {
    // Checks the disk on each request: sirv's list from the start would name files that a later build has removed.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(res, path) {
      res.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      res.setHeader('Content-Security-Policy', filePolicy(path));
      const type = TEXT.get(extname(path));
      if (type) res.setHeader('Content-Type', type);
    },
  });
  return (ctx) => {
    if (isHidden(ctx.path)) return Promise.resolve(false);
    delete ctx.req.headers.range; // sirv fails on unusual ranges, and no file here is large enough to need one
    return new Promise((resolve) => {
      ctx.respond = false;
      ctx.res.once('close', () => resolve(true));
      ctx.status = 200; // sirv expects 200; koa starts with 404
      serve(ctx.req, ctx.res, () => {
        ctx.respond = true;
        ctx.status = 404;
        resolve(false);
      });
    });
  };
}
