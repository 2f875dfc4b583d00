import { randomUUID } from 'node:crypto';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { ALL_KINDS } from '../../writing/sync/kinds/all-kinds.ts';
import { pushChanges } from '../../writing/sync/push-changes.ts';
import { endReminderMail } from '../../account/reminders/reminder.repository.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { stopWarningsTo } from '../../account/warnings/warning-address.ts';
import { answerPage } from '../plain-page/plain-page.ts';
import { readStopToken, type RecurringMail, STOP_PATHS, type Stopped } from './stop-token.ts';

interface StopTexts {
  readonly title: string;
  readonly ask: string;
  readonly button: string;
  readonly stopped: string;
  readonly invalid: string;
}

const WEEKLY: StopTexts = {
  title: 'Correo semanal',
  ask: 'Si prefieres no recibirlo más, basta con este botón. Puedes volver a activarlo cuando quieras en Configuración.',
  button: 'No quiero recibirlo más',
  stopped: 'Hecho: ya no te llegará el correo semanal. Puedes volver a activarlo cuando quieras en Configuración.',
  invalid: 'Este enlace no es válido. También puedes desactivar el correo semanal en Configuración.',
};
const REMINDER: StopTexts = {
  title: 'Recordatorio por correo',
  ask: WEEKLY.ask,
  button: WEEKLY.button,
  stopped:
    'Hecho: ya no te llegará el recordatorio por correo. Puedes volver a activarlo cuando quieras en Configuración.',
  invalid: 'Este enlace no es válido. También puedes desactivar el recordatorio por correo en Configuración.',
};

/** Texts for the reader of a second address, perhaps somebody without an account. */
const WARNINGS: StopTexts = {
  title: 'Avisos de seguridad',
  ask: 'Si prefieres que no lleguen más a esta dirección, basta con este botón. Se lo diremos a la persona que la puso.',
  button: WEEKLY.button,
  stopped: 'Hecho: a esta dirección ya no llegarán esos avisos.',
  invalid: 'Este enlace no es válido.',
};

async function stoppedBy(ctx: Context, mail: RecurringMail): Promise<Stopped | undefined> {
  const { token } = ctx.query;
  await ctx.deps.limits.consumeNetwork('token', ctx.ip);
  return typeof token === 'string' && token.length < 500 ? readStopToken(ctx.deps.vaults, token, mail) : undefined;
}

/** Turns off the user's setting through the sync engine, like one of the user's devices: all of them see it. */
async function stop({ deps }: Context, { userId }: Stopped): Promise<void> {
  const { vaults, clock, jobs } = deps;
  const vault = await vaults.forService(userId, 'mailLink');
  if (!vault) return;
  const context = {
    userId,
    vault,
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

interface StopLink {
  readonly mail: RecurringMail;
  /** Names in the log of the page and of the act. */
  readonly names: readonly [page: string, act: string];
  readonly texts: StopTexts;
  readonly stop: (ctx: Context, stopped: Stopped) => Promise<void>;
}

const STOP_LINKS: readonly StopLink[] = [
  { mail: 'weekly-mail', names: ['weeklyMailPage', 'stopWeeklyMail'], texts: WEEKLY, stop },
  {
    mail: 'reminder',
    names: ['reminderMailPage', 'stopReminderMail'],
    texts: REMINDER,
    stop: (_, { userId }) => endReminderMail(userId),
  },
  {
    mail: 'warnings',
    names: ['warningsMailPage', 'stopWarningsMail'],
    texts: WARNINGS,
    // An address that the account no longer has gets no more anyway: the answer is the same.
    stop: (ctx, { userId, addressHash = '' }) => stopWarningsTo(ctx.deps, userId, addressHash, publicOrigin(ctx)),
  },
];

/**
 * Registers the targets of unsubscribe links: opening one changes nothing, one click unsubscribes. Mail clients send the form of RFC 8058
 * themselves, without cookies and without an Origin; its content is not read.
 */
export function registerStopLinks(router: Router): void {
  for (const { mail, names, texts, stop: act } of STOP_LINKS) {
    const path = STOP_PATHS[mail];
    const { title, ask, button, stopped, invalid } = texts;
    router.get(path, async (ctx: Context) => {
      ctx.state.endpoint = { name: names[0] };
      const found = await stoppedBy(ctx, mail);
      if (found) answerPage(ctx, { title, text: ask, button });
      else answerPage(ctx, { title, text: invalid }, 404);
    });

    router.post(path, async (ctx: Context) => {
      ctx.state.endpoint = { name: names[1] };
      const found = await stoppedBy(ctx, mail);
      if (!found) return answerPage(ctx, { title, text: invalid }, 404);
      await act(ctx, found);
      answerPage(ctx, { title, text: stopped });
    });
  }
}
