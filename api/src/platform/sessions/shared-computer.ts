import { SHARED_COMPUTER_COOKIE } from '@app/contract/sign-in';
import type { Context } from 'koa';

/** Whether the page says that others use this computer (P-08): what it keeps of the account then ends with the browser's session. */
export const isSharedComputer = (ctx: Context): boolean =>
  ctx.cookies.get(SHARED_COMPUTER_COOKIE, { signed: false }) === '1';
