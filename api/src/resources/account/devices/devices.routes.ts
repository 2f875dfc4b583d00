import type Router from '@koa/router';
import * as devices from '@app/contract/devices';
import * as parcels from '@app/contract/parcel-key';
import { register } from '../../../platform/http/register.ts';
import { forgetDevice, listDevices, nameDevice } from './device-list.ts';
import { parcelOpenerOf } from './parcel-key.ts';

/** The user's devices: list, name, forget (S-06, V-15); the key of what they seal (D42). */
export function registerDevices(router: Router): void {
  register(router, devices.listDevices, ({ user, ctx }) => listDevices(ctx, user));
  register(router, devices.nameDevice, ({ user, params, body, ctx }) => nameDevice(ctx, user, params.id, body.name));
  register(router, devices.forgetDevice, ({ user, params, ctx }) => forgetDevice(ctx, user, params.id));

  register(router, parcels.getParcelKey, async ({ user, ctx }) => parcelOpenerOf(await ctx.deps.vaults.of(user.id)));
  register(router, parcels.getParcelOpener, async ({ user, ctx }) => parcelOpenerOf(await ctx.deps.vaults.of(user.id)));
}
