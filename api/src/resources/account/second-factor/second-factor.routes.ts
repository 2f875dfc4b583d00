import type Router from '@koa/router';
import * as secondFactor from '@app/contract/second-factor';
import { register } from '../../../platform/http/register.ts';
import { requireConfirmed } from '../password/confirmation.ts';
import { accountOf, begin, isDemandedOf, renewCodes, turnOff, turnOn } from './change-second-factor.ts';

/** The user's optional second factor (V-12); `login` asks for it at sign-in. */
export function registerSecondFactor(router: Router): void {
  register(router, secondFactor.getSecondFactor, async ({ user, ctx }) => {
    const { secondFactor: factor } = await accountOf(user);
    const isOn = factor?.isOn ?? false;
    return {
      isOn,
      isDemanded: isDemandedOf(ctx, user),
      recoveryCodesLeft: isOn ? (factor?.recoveryHashes.length ?? 0) : 0,
    };
  });

  register(router, secondFactor.beginSecondFactor, async ({ user, ctx }) => {
    await requireConfirmed(ctx, user, { isBeginning: true });
    return begin(ctx, user);
  });

  register(router, secondFactor.turnOnSecondFactor, async ({ user, body, ctx }) => {
    await requireConfirmed(ctx, user);
    return { recoveryCodes: [...(await turnOn(ctx, user, body.code))] };
  });

  register(router, secondFactor.turnOffSecondFactor, async ({ user, body, ctx }) => {
    await requireConfirmed(ctx, user);
    await turnOff(ctx, user, body.code);
  });

  register(router, secondFactor.renewRecoveryCodes, async ({ user, body, ctx }) => {
    await requireConfirmed(ctx, user);
    return { recoveryCodes: [...(await renewCodes(ctx, user, body.code))] };
  });
}
