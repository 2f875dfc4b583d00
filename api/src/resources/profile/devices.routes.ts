import type Router from '@koa/router';
import * as locks from '@app/contract/device-lock';
import * as looks from '@app/contract/device-look';
import * as devices from '@app/contract/devices';
import * as parcels from '@app/contract/parcel-key';
import { register } from '../../platform/http/register.ts';
import { requireConfirmed, requireConfirmedIfWanted } from '../account/password/confirmation.ts';
import { forgetLock, hasLock, mayKeepLock, openLock, removeLock, setLock } from '../account/devices/device-lock.ts';
import { forgetDevice, forgetOtherDevices, listDevices, nameDevice } from '../account/devices/device-list.ts';
import { setLook } from '../account/devices/look-cookie.ts';
import { setPushLook } from '../account/reminders/reminder.repository.ts';
import { parcelOpenerOf } from '../account/devices/parcel-key.ts';

/** The user's devices: list, name, forget (S-06, V-15); the key of what they seal (D42), their lock (D43) and their look (D44). */
export function registerDevices(router: Router): void {
  register(router, devices.listDevices, ({ user, ctx }) => listDevices(ctx, user));
  register(router, devices.nameDevice, ({ user, params, body, ctx }) => nameDevice(ctx, user, params.id, body.name));
  register(router, devices.forgetOtherDevices, async ({ user, ctx }) => {
    await requireConfirmedIfWanted(ctx, user);
    await forgetOtherDevices(ctx, user);
  });
  register(router, devices.forgetDevice, async ({ user, params, ctx }) => {
    await requireConfirmedIfWanted(ctx, user);
    await forgetDevice(ctx, user, params.id);
  });

  register(router, parcels.getParcelKey, async ({ user, ctx }) => parcelOpenerOf(await ctx.deps.vaults.of(user.id)));
  register(router, parcels.getParcelOpener, async ({ user, ctx }) => parcelOpenerOf(await ctx.deps.vaults.of(user.id)));

  register(router, locks.getDeviceLock, async ({ user }) => ({ isOn: await hasLock(user) }));
  register(router, locks.setDeviceLock, async ({ user, body, ctx }) => {
    if (!(await mayKeepLock(ctx, user))) await requireConfirmed(ctx, user);
    await setLock(ctx, user, body);
  });
  register(router, locks.openDeviceLock, ({ user, body, ctx }) => openLock(ctx, user, body.verifier));
  register(router, locks.removeDeviceLock, async ({ user, ctx }) => {
    await requireConfirmed(ctx, user);
    await removeLock(ctx, user);
  });
  register(router, locks.forgetDeviceLock, ({ user, ctx }) => forgetLock(ctx, user));

  register(router, looks.setDeviceLook, async ({ user, body: { look }, ctx }) => {
    await setPushLook(user.sessionId, look);
    setLook(ctx, look);
  });
}
