import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bestMatch, matchRemote } from '@app/contract/match-remote';
import { isServerPath, PIXEL_PATHS } from '@app/contract/shell-paths';
import type { Context, Middleware } from 'koa';
import type { Env } from '../../../platform/env.ts';
import { methodNotAllowed, notFound } from '../../../platform/errors.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { pagePolicy } from '../../../platform/http/security-headers.ts';
import { loadEndReason, loadSessionUser } from '../../../platform/http/session-user.ts';
import { lookOf } from '../../account/devices/look-cookie.ts';
import { originsOf, overridesFor, takeOverrides } from '../registry/trying/overrides.ts';
import { firstPaintAt } from './first-paint.ts';
import { fillTemplate, PageTemplate } from './page-template.ts';
import { sendForRobots } from './robots.ts';
import { isFilePath, shellFiles } from './shell-files.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** The highest level with negligible CPU time: pages are compressed per request. */
const PAGE_BROTLI_QUALITY = 4;
const NOT_BUILT = 'The shell is not built: run npm run build.\n';

/** Paths that are neither a page nor a file of the shell. */
const isElsewhere = (path: string) => isServerPath(path) && !path.startsWith('/assets');

async function compressed(ctx: Context, html: string): Promise<string | Buffer> {
  ctx.vary('Accept-Encoding');
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') return html;
  ctx.set('Content-Encoding', encoding);
  return encoding === 'br'
    ? brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY } })
    : gzipAsync(html);
}

const PIXEL_HOST = 'https://www.facebook.com';
/** Cookie set by the cookie notice, besides the page's own storage. */
const CONSENT_COOKIE = 'pixelConsent';

/** The pixel's id, which also allows its host, if the visitor has consented; and whether to ask, if there is a pixel and no answer. */
function pixelOn(ctx: Context): { pixelId: string | undefined; asksForPixel: boolean } {
  const { PIXEL_ID } = ctx.deps.env;
  if (!PIXEL_ID || !PIXEL_PATHS.includes(ctx.path)) return { pixelId: undefined, asksForPixel: false };
  const consent = ctx.cookies.get(CONSENT_COOKIE, { signed: false });
  return { pixelId: consent === 'granted' ? PIXEL_ID : undefined, asksForPixel: consent === undefined };
}
const NO_PIXEL = { pixelId: undefined, asksForPixel: false };

/** Sends the page, with this session's registry and the files of the remote that will render it. */
async function sendPage(ctx: Context, template: PageTemplate): Promise<void> {
  ctx.state.endpoint = { name: 'page' };
  const built = await template.read();
  if (built === undefined) {
    ctx.status = 503;
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = NOT_BUILT;
    return;
  }
  const user = await loadSessionUser(ctx);
  if (await takeOverrides(ctx, user)) return;
  const overrides = await overridesFor(ctx, user);
  const remotes = await ctx.deps.registry.forReader(user);
  const nonce = randomBytes(16).toString('base64');
  ctx.status = 200;
  ctx.type = 'text/html; charset=utf-8';
  // A page with overrides is not stored, not even for offline use.
  ctx.set('Cache-Control', overrides.length > 0 ? 'no-store' : 'private, no-cache');
  const pixel = user ? NO_PIXEL : pixelOn(ctx); // for signed-in users `/` is no public page
  ctx.set(
    'Content-Security-Policy',
    pagePolicy(nonce, { imageHost: pixel.pixelId && PIXEL_HOST, developerOrigins: originsOf(ctx, overrides) }),
  );
  // A visitor sees only the shell's own screens on every path: no files of remotes are needed.
  const published = remotes.filter(({ name }) => !overrides.some((override) => override.name === name));
  const owner = user ? matchRemote(ctx.path, published) : undefined;
  const pages = owner && (await ctx.deps.registry.pagesOf(owner));
  const heading = pages && bestMatch(ctx.path, Object.entries(pages.headings));
  const pageFiles = pages && bestMatch(ctx.path, Object.entries(pages.files));
  ctx.body = await compressed(
    ctx,
    fillTemplate(built, {
      nonce,
      session: user ? 'live' : (await loadEndReason(ctx)) ? 'ended' : 'none',
      registry: { contract: 1, remotes, ...(overrides.length > 0 && { overrides }) },
      owner,
      pageFiles,
      ...pixel,
      publicPage: user ? undefined : built.publicPages.get(ctx.path),
      look: lookOf(ctx),
      firstPaint: user ? firstPaintAt(built.firstPaints, ctx.path, heading) : '',
      origin: publicOrigin(ctx),
    }),
  );
}

/** Serves everything that is not an API call: the shell's files, and the page for any other path. */
export function servePages(env: Pick<Env, 'SHELL_DIST'>): Middleware {
  const template = new PageTemplate(env.SHELL_DIST);
  const serveFile = shellFiles(env.SHELL_DIST);
  return async (ctx, next) => {
    if (isElsewhere(ctx.path)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed('GET, HEAD');
    if (!isFilePath(ctx.path)) return sendPage(ctx, template);
    if (ctx.path === '/robots.txt' || ctx.path === '/sitemap.xml') return sendForRobots(ctx, await template.read());
    ctx.state.endpoint = { name: 'file' };
    if (!(await serveFile(ctx))) throw notFound();
  };
}
