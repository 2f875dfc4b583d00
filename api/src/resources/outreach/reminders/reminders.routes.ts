import * as contract from '@app/contract/reminders';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { invalid, notFound } from '../../../platform/errors.ts';
import { register } from '../../../platform/http/register.ts';
import { lookOf } from '../../account/devices/look-cookie.ts';
import {
  addPushDevice,
  endFeed,
  findFeedOwner,
  findReminders,
  forgetPushOf,
  setFeed,
  setReminderMail,
} from '../../account/reminders/reminder.repository.ts';
import { hashOf, newToken } from '../../account/tokens/tokens.ts';
import { UserModel } from '../../account/users/user.model.ts';
import { challengeFeed } from './challenge-feed.ts';
import { isTimeZone } from '../../../platform/time-zone.ts';
import { sealSubscription } from './push-subscription.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** @throws HttpProblem 400 */
function requireZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) throw invalid({ timeZone: 'La zona horaria no es válida' });
}

/** Ways in which reminders reach the user while the app is closed: browsers, mail, and a calendar. */
export function registerReminders(router: Router): void {
  register(router, contract.getReminders, async ({ user, ctx }) => {
    const found = await findReminders(user.id);
    return {
      pushKey: ctx.deps.push.publicKey,
      isPushedHere: found?.devices.some(({ sessionId }) => sessionId === user.sessionId) ?? false,
      devices: found?.devices.length ?? 0,
      byMail: found?.byMail ?? false,
      feedSince: found?.feedSince?.toISOString() ?? null,
    };
  });

  register(router, contract.startPush, async ({ user, body: { endpoint, p256dh, auth, timeZone }, ctx }) => {
    requireZone(timeZone);
    const { vaults, clock } = ctx.deps;
    const sealed = sealSubscription(await vaults.of(user.id), { endpoint, keys: { p256dh, auth } });
    await addPushDevice(
      user.id,
      { ...sealed, sessionId: user.sessionId, look: lookOf(ctx) ?? null, since: clock() },
      timeZone,
    );
  });

  register(router, contract.endPush, async ({ user }) => forgetPushOf([user.sessionId]));

  register(router, contract.setReminderMail, async ({ user, body: { isOn, timeZone } }) => {
    requireZone(timeZone);
    await setReminderMail(user.id, isOn, timeZone);
  });

  register(router, contract.makeCalendarFeed, async ({ user, ctx }) => {
    const token = newToken();
    await setFeed(user.id, hashOf(token), ctx.deps.clock(), ctx.deps.env.TIME_ZONE);
    return { path: `${contract.FEED_PLACE}/${token}.ics` };
  });

  register(router, contract.endCalendarFeed, async ({ user }) => endFeed(user.id));

  router.get(`${contract.FEED_PLACE}/:file`, async (ctx: Context) => {
    ctx.state.endpoint = { name: 'calendarFeed' };
    await answerFeed(ctx, String(ctx.params['file']).replace(/\.ics$/, ''));
  });
}

/**
 * Answers a calendar, which has nothing but its token: callers with an unknown one are counted (V-13), and so is each use of a known one
 * (L-01).
 */
async function answerFeed(ctx: Context, token: string): Promise<void> {
  const { vaults, programme, clock, limits, overload } = ctx.deps;
  overload.admit('poll');
  const found = TOKEN.test(token) ? await findFeedOwner(hashOf(token)) : null;
  if (!found || !(await UserModel.exists({ _id: found._id, isActive: true }))) {
    await limits.consumeNetwork('token', ctx.ip);
    throw notFound();
  }
  const userId = found._id.toString();
  await limits.consume('feed', userId);
  const vault = await vaults.forService(userId, 'calendarFeed');
  if (!vault) throw notFound();
  const text = await challengeFeed(userId, vault, programme.library, clock());
  ctx.set({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
  ctx.type = 'text/calendar; charset=utf-8';
  ctx.body = text;
}
