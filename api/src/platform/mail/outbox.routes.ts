import type Router from '@koa/router';
import type { Context } from 'koa';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { notFound } from '../errors.ts';
import { isLoopback } from '../forwarded.ts';
import { escapeHtml } from './html.ts';
import { isLoopbackHost } from './loopback.ts';
import { outboxFolder } from './mailer.ts';

const SHOWN = 100;
const FILE = /^[\w.:-]+\.eml$/;

// The letters carry their colours on the elements, as mail programs need it; nothing else may load or run here.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The mails of a development machine, to be read in the browser (D11). Only without a mail server, on plain http, for a caller on this
 * very machine who also asked for it by a name of this machine: a foreign page that lets its own name point here reads nothing.
 */
function assertOwnMachine({ deps: { env }, state: { caller } }: Context): void {
  const isDevelopment = env.SMTP_URL === undefined && !env.isHttps && !caller.isHttps;
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
  const cells = [date, to?.[0]?.address ?? '', subject].map(escapeHtml);
  return `<tr><td>${cells[0]}</td><td>${cells[1]}</td><td><a href="/outbox/${encodeURIComponent(name)}">${cells[2]}</a></td></tr>`;
}

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
    const rows = await Promise.all((await listFiles(folder)).map((name) => row(folder, name)));
    const table =
      rows.length > 0 ? `<table cellpadding="8">${rows.join('\n')}</table>` : '<p>Todavía no hay correos.</p>';
    answerHtml(
      ctx,
      `<!doctype html><html lang="es"><meta charset="utf-8"><title>Correos</title><body style="font-family:sans-serif"><h1>Correos</h1>${table}</body></html>`,
    );
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
