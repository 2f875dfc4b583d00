import type Router from '@koa/router';
import type { Context } from 'koa';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { notFound } from '../errors.ts';
import { isLoopback } from '../http/forwarded.ts';
import { escapeHtml } from '../html.ts';
import { day } from '../plain-colours.ts';
import { isLoopbackHost } from '../http/local-host.ts';
import { outboxFolder } from './mailer.ts';

const SHOWN = 100;
const FILE = /^[\w.:-]+\.eml$/;

// Mails have inline styles; nothing else may load or run here.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Refuses the mails of a development machine (D11) to anybody else: they are shown only without a mail server, on plain http, to a caller
 * on this machine that calls it by a name of its own, as a foreign page whose name points here must read nothing. Closed once a proxy has
 * forwarded a call: everybody behind it may look like this machine.
 */
function assertOwnMachine({ deps: { env, proxies }, state: { caller } }: Context): void {
  const isDevelopment = env.SMTP_URL === undefined && !env.isHttps && !caller.isHttps && !proxies.isSeen;
  if (!isDevelopment || !isLoopback(caller.ip) || !isLoopbackHost(caller.host)) throw notFound();
}

async function listFiles(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch(() => []);
  return all
    .filter((name) => FILE.test(name))
    .toSorted()
    .toReversed()
    .slice(0, SHOWN);
}

const readMail = async (folder: string, name: string) => PostalMime.parse(await readFile(join(folder, name)));

async function row(folder: string, name: string): Promise<string> {
  const { to, subject = '', date = '' } = await readMail(folder, name);
  const time = new Date(date).toLocaleString('es-ES');
  return `<li><a href="/outbox/${encodeURIComponent(name)}">${escapeHtml(subject)}</a><p>${escapeHtml(to?.[0]?.address ?? '')} · ${time}</p></li>`;
}

const page = (rows: readonly string[]): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Correos</title>
<style>
body { max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem; font: 1.0625rem/1.5 system-ui, sans-serif; color: ${day.ink}; background: ${day.paper} }
h1 { font: 500 1.75rem Georgia, serif }
ul { padding: 0; list-style: none }
li { margin: 0 0 1.25rem }
a { color: ${day.accent} }
p { margin: 0; color: ${day.soft}; font-size: .875rem }
</style>
</head>
<body>
<h1>Correos</h1>
${rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>Todavía no hay correos.</p>'}
</body>
</html>
`;

function answerHtml(ctx: Context, html: string): void {
  ctx.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' });
  ctx.type = 'html';
  ctx.body = html;
}

/** `/outbox` and `/outbox/<file>`. */
export function registerOutbox(router: Router): void {
  router.get('/outbox', async (ctx: Context) => {
    ctx.state.endpoint = { name: 'outbox' };
    assertOwnMachine(ctx);
    const folder = outboxFolder(ctx.deps.env);
    answerHtml(ctx, page(await Promise.all((await listFiles(folder)).map((name) => row(folder, name)))));
  });

  router.get('/outbox/:file', async (ctx: Context) => {
    ctx.state.endpoint = { name: 'outboxMail' };
    assertOwnMachine(ctx);
    const name = String(ctx.params['file'] ?? '');
    const folder = outboxFolder(ctx.deps.env);
    if (!FILE.test(name) || !(await listFiles(folder)).includes(name)) throw notFound();
    const { html, text } = await readMail(folder, name);
    answerHtml(ctx, html ?? `<pre>${escapeHtml(text ?? '')}</pre>`);
  });
}
