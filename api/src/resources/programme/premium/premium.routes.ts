import type Router from '@koa/router';
import { trackPremiumClick } from '@app/contract/premium';
import type { ResponseOf } from '@app/contract/endpoint';
import { messages } from '../../../platform/messages.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { type Call, register } from '../../../platform/http/register.ts';
import { hasMailLeft, recordPremiumClick } from './premium-click.ts';

/** Milliseconds. The mail is a job that starts at once; the user does not wait for it longer than this. */
const WAIT_FOR_MAIL_MS = 2_500;

export function registerPremium(router: Router): void {
  const track = async ({
    user,
    ctx,
  }: Call<typeof trackPremiumClick>): Promise<ResponseOf<typeof trackPremiumClick>> => {
    if (user.hasPremiumAccess) return { success: true, emailSent: false, message: messages.premiumThere };
    await recordPremiumClick(ctx.deps, user, publicOrigin(ctx));
    const emailSent = await hasMailLeft(user.id, WAIT_FOR_MAIL_MS);
    return { success: true, emailSent, message: emailSent ? messages.premiumMailSent : messages.premiumNoted };
  };
  register(router, trackPremiumClick, track, { calls: 'premiumClick' });
}
