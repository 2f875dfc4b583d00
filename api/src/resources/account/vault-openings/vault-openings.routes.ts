import { getVaultOpenings } from '@app/contract/vault-openings';
import type Router from '@koa/router';
import { register } from '../../../platform/http/register.ts';
import { listOpenings } from './vault-openings.ts';

export function registerVaultOpenings(router: Router): void {
  register(router, getVaultOpenings, async ({ user }) => ({ openings: await listOpenings(user.id) }));
}
