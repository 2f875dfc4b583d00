import type { Context } from 'koa';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import type { BuiltPage } from './page-template.ts';

/** `/robots.txt` and `/sitemap.xml`: the sitemap lists the public pages; `/api/` is disallowed for crawlers. */
export function sendForRobots(ctx: Context, built: BuiltPage | undefined): void {
  const origin = publicOrigin(ctx);
  const paths = [...(built?.publicPages.keys() ?? [])];
  ctx.state.endpoint = { name: 'robots' };
  ctx.set('Cache-Control', 'public, max-age=86400');
  if (ctx.path === '/robots.txt') {
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
    return;
  }
  ctx.type = 'application/xml; charset=utf-8';
  const addresses = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  ctx.body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>
`;
}
