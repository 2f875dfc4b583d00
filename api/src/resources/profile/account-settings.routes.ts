import type Router from '@koa/router';
import * as account from '@app/contract/account-settings';
import { CONSENT_VERSION } from '@app/contract/sign-in';
import { invalid, notFound } from '../../platform/errors.ts';
import { messages } from '../../platform/messages.ts';
import { withTransaction } from '../../platform/mongo.ts';
import { register } from '../../platform/http/register.ts';
import { deviceLabel } from '../account/devices/device-label.ts';
import { requireConfirmedIfWanted } from '../account/password/confirmation.ts';
import { type UserChange, updateUser } from '../account/users/user.repository.ts';
import { changePassword } from './change-password.ts';

const change = (userId: string, fields: UserChange) =>
  withTransaction(async (session) => void (await updateUser(userId, fields, session)));

/** The user's password, sessions and consent (V-06, S-06, G-03). */
export function registerAccountSettings(router: Router): void {
  register(router, account.changePassword, async ({ user, body, ctx }) => changePassword(ctx, user, body));

  register(router, account.listSessions, async ({ user, ctx }) => {
    const { sessions, clock } = ctx.deps;
    const all = await sessions.list(user.id);
    return all
      .filter(({ expiresAt }) => expiresAt > clock())
      .map(({ _id, userAgent, createdAt, lastSeenAt }) => ({
        id: _id,
        device: deviceLabel(userAgent),
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: _id === user.sessionId,
      }));
  });

  register(router, account.endSession, async ({ user, params, ctx }) => {
    await requireConfirmedIfWanted(ctx, user);
    if (!(await ctx.deps.sessions.endSession(user.id, params.id, 'ended'))) throw notFound();
  });

  register(router, account.giveConsent, async ({ user, body, ctx }) => {
    const { clock, sessions } = ctx.deps;
    if (body.version !== CONSENT_VERSION) throw invalid({ version: messages.unknownConsent });
    await change(user.id, { consent: { version: body.version, at: clock() }, consentWithdrawnAt: null });
    sessions.forgetUser(user.id);
  });

  register(router, account.withdrawConsent, async ({ user, ctx }) => {
    const { clock, sessions } = ctx.deps;
    await change(user.id, { consent: null, consentWithdrawnAt: clock() });
    sessions.forgetUser(user.id);
  });
}
