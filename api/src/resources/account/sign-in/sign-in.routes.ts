import type Router from '@koa/router';
import * as links from '@app/contract/mailed-links';
import * as account from '@app/contract/account-settings';
import * as accountMails from '@app/contract/account-mails';
import * as accounts from '@app/contract/sign-in';
import * as registration from '@app/contract/registration';
import type { Context } from 'koa';
import { messages } from '../../../platform/messages.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { register } from '../../../platform/http/register.ts';
import { loadSessionUser } from '../../../platform/http/session-user.ts';
import { signOut } from '../../../platform/sessions/session-middleware.ts';
import { orderAccountMail } from './account-mail.ts';
import { activate, activateByCode } from './activation.ts';
import { forgetSharedComputer } from '../devices/device-cookie.ts';
import { rememberDevice } from '../devices/known-devices.ts';
import { forgetFailures } from '../password/attempts.ts';
import { confirmDevice } from './confirm-device.ts';
import { confirmEmailChange } from '../email-change/confirm-email-change.ts';
import { confirmPassword } from '../password/confirmation.ts';
import { login } from './login.ts';
import { assertResetToken, resetPassword } from './password-reset.ts';
import { presentSignedInUser } from '../users/present-user.ts';
import { registeringBrowser } from './registering-browser.ts';
import { registerAccount } from './registration.ts';
import { undoEmailChange } from '../email-change/undo-email-change.ts';

/**
 * Requests a link by mail, within the rate limits of the address and of the caller's network; the answer is the same with and without an
 * account.
 */
async function orderLink(ctx: Context, purpose: 'verify' | 'reset', email: string): Promise<void> {
  await ctx.deps.limits.consumeNetwork('mailNetwork', ctx.ip);
  await ctx.deps.limits.consume('mailAddress', email);
  const browser = registeringBrowser(ctx);
  await orderAccountMail(ctx.deps, { purpose, email, origin: publicOrigin(ctx), ...(browser && { browser }) });
}

/**
 * Clears the browser's HTTP cache, including cached pages: the page clears the device's data itself before sign-out, but cannot reach that
 * cache (D-03). Only "cache": "storage" would also delete what the next account writes before a late answer arrives, "cookies" the cookie
 * of a known device. Browsers ignore the header over http.
 */
function clearCache(ctx: Context): void {
  if (ctx.deps.env.isHttps) ctx.set('Clear-Site-Data', '"cache"');
}

const limitTokens = (ctx: Context) => ctx.deps.limits.consumeNetwork('token', ctx.ip);

/** Sign-in and all that precedes it (1§7, CALLS). */
export function registerSignIn(router: Router): void {
  register(router, accounts.getCurrentUser, async ({ user }) => ({ user: presentSignedInUser(user) }));

  register(router, registration.register, async ({ body, ctx }) => {
    await ctx.deps.limits.consumeNetwork('register', ctx.ip);
    await registerAccount(ctx, body);
    return { message: messages.registered };
  });

  register(router, links.verifyEmail, async ({ body, ctx }) => {
    await limitTokens(ctx);
    await activate(ctx, body);
    return { message: messages.verified };
  });

  register(router, links.verifyCode, async ({ body, ctx }) => {
    await limitTokens(ctx);
    await activateByCode(ctx, body);
    return { message: messages.verified };
  });

  register(router, links.confirmEmailChange, async ({ body, user, ctx }) => {
    await limitTokens(ctx);
    await confirmEmailChange(ctx, user, body);
    return { message: messages.emailChanged };
  });

  register(router, links.undoEmailChange, async ({ body, ctx }) => {
    await limitTokens(ctx);
    return {
      message: messages.emailChangeUndone,
      resetToken: await undoEmailChange(ctx.deps, body.token, publicOrigin(ctx)),
    };
  });

  register(router, links.confirmDevice, async ({ body, ctx }) => {
    await limitTokens(ctx);
    await confirmDevice(ctx, body.token);
    return { message: messages.deviceConfirmed };
  });

  register(router, accountMails.resendVerification, async ({ body, ctx }) => {
    await orderLink(ctx, 'verify', body.email);
    return { message: messages.verificationSent };
  });

  register(router, accounts.login, async ({ body, ctx }) => ({
    user: presentSignedInUser(await login(ctx, body)),
  }));

  register(router, accountMails.forgotPassword, async ({ body, ctx }) => {
    await orderLink(ctx, 'reset', body.email);
    return { message: messages.resetSent };
  });

  register(router, links.validateResetToken, async ({ body, ctx }) => {
    await limitTokens(ctx);
    await assertResetToken(ctx.deps, body.token);
    return { message: messages.resetLinkValid };
  });

  register(router, links.resetPassword, async ({ body, ctx }) => {
    await limitTokens(ctx);
    const userId = await resetPassword(ctx.deps, body.token, body.newPassword, publicOrigin(ctx));
    await forgetFailures(ctx, userId);
    // The mailed link has proved the owner's browser: the next sign-in has a fresh rate limit.
    await rememberDevice(ctx, userId);
    return { message: messages.passwordReset };
  });

  register(router, accounts.logout, async ({ user, ctx }) => {
    clearCache(ctx);
    // The page of another account: a tab in which somebody has signed in since keeps its session.
    if (!user && (await loadSessionUser(ctx))) return;
    signOut(ctx);
    forgetSharedComputer(ctx);
  });

  register(router, account.confirmPassword, async ({ body, user, ctx }) => confirmPassword(ctx, user, body.password));
}
