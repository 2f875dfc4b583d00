import { randomUUID } from 'node:crypto';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { ALL_KINDS } from '../../writing/sync/kinds/all-kinds.ts';
import { pushChanges } from '../../writing/sync/push-changes.ts';
import { STOP_PATH } from './send-weekly-mail.ts';
import { stopPage } from './stop-page.ts';
import { readStopToken } from './stop-token.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const TEXTS = {
  ask: 'Si prefieres no recibirlo más, basta con este botón. Puedes volver a activarlo cuando quieras en Configuración.',
  stop: 'No quiero recibirlo más',
  stopped: 'Hecho: ya no te llegará el correo semanal. Puedes volver a activarlo cuando quieras en Configuración.',
  invalid: 'Este enlace no es válido. También puedes desactivar el correo semanal en Configuración.',
} as const;

function answer(ctx: Context, page: Parameters<typeof stopPage>[0], status = 200): void {
  ctx.set({
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    // Under `no-referrer` a browser would send the form with `Origin: null`.
    'Referrer-Policy': 'same-origin',
  });
  ctx.status = status;
  ctx.type = 'html';
  ctx.body = stopPage(page);
}

async function ownerOf(ctx: Context): Promise<string | undefined> {
  const { token } = ctx.query;
  await ctx.deps.limits.consumeNetwork('token', ctx.ip);
  return typeof token === 'string' && token.length < 500 ? readStopToken(ctx.deps.vaults, token) : undefined;
}

/** Turns off the user's setting through the sync engine, like one of the user's devices: all of them see it. */
async function stop({ deps }: Context, userId: string): Promise<void> {
  const { vaults, clock, jobs } = deps;
  const context = {
    userId,
    vault: await vaults.of(userId),
    kinds: ALL_KINDS,
    device: 'el correo semanal',
    clock,
    jobs,
    clientId: randomUUID(),
    epoch: undefined,
  };
  const fields = { emailUpdates: { value: false, baseRev: 0 } };
  const names = { opId: randomUUID(), opNo: 1, kind: 'settings', key: 'settings' };
  await pushChanges(context, [{ ...names, action: 'set', fields, createdAt: clock().toISOString() }]);
}

/**
 * The target of the unsubscribe link: opening it changes nothing, one click unsubscribes. Mail clients send the form of RFC 8058
 * themselves, without cookies and without an Origin; its content is not read.
 */
export function registerWeeklyMail(router: Router): void {
  router.get(STOP_PATH, async (ctx: Context) => {
    ctx.state.endpoint = { name: 'weeklyMailPage' };
    const owner = await ownerOf(ctx);
    if (owner) answer(ctx, { text: TEXTS.ask, button: TEXTS.stop });
    else answer(ctx, { text: TEXTS.invalid }, 404);
  });

  router.post(STOP_PATH, async (ctx: Context) => {
    ctx.state.endpoint = { name: 'stopWeeklyMail' };
    const owner = await ownerOf(ctx);
    if (!owner) return answer(ctx, { text: TEXTS.invalid }, 404);
    await stop(ctx, owner);
    answer(ctx, { text: TEXTS.stopped });
  });
}
