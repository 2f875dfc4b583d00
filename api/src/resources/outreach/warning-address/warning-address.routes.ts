import * as contract from '@app/contract/warning-address';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { invalid, signedOut } from '../../../platform/errors.ts';
import { publicOrigin } from '../../../platform/http/public-origin.ts';
import { register } from '../../../platform/http/register.ts';
import { requireConfirmed } from '../../account/password/confirmation.ts';
import { findUserById } from '../../account/users/user.repository.ts';
import {
  askWarningAddress,
  CONFIRM_PATH,
  confirmWarningAddress,
  endWarningAddress,
  readConfirmation,
} from '../../account/warnings/warning-address.ts';
import { answerPage } from '../plain-page/plain-page.ts';

const TEXTS = {
  title: 'Avisos de seguridad',
  ask: (username: string) =>
    `«${username}» quiere que lleguen a esta dirección los avisos de seguridad de su cuenta, y nada más. No da acceso a nada, y cada aviso lleva un enlace para no recibir más.`,
  button: 'Recibir esos avisos',
  done: 'Hecho: a esta dirección llegará una copia de los avisos de seguridad. Ya puedes cerrar esta página.',
  invalid: 'Este enlace ya no sirve: se ha usado, ha caducado o hay otro más nuevo.',
} as const;

const tokenOf = ({ query: { token } }: Context): string =>
  typeof token === 'string' && token.length < 100 ? token : '';

async function read(userId: string) {
  const user = await findUserById(userId);
  if (!user) throw signedOut();
  return { address: user.warningAddress ?? null, pending: user.pendingWarningAddress ?? null };
}

/** A second address for security warnings (D44): chosen by the user, confirmed by its reader. */
export function registerWarningAddress(router: Router): void {
  register(router, contract.getWarningAddress, ({ user }) => read(user.id));

  register(router, contract.setWarningAddress, async ({ user, body: { address }, ctx }) => {
    const { limits } = ctx.deps;
    if (address === user.email) throw invalid({ address: 'Elige una dirección distinta de la de tu cuenta' });
    await requireConfirmed(ctx, user);
    await limits.consumeNetwork('mailNetwork', ctx.ip);
    await limits.consume('mailAddress', address);
    await askWarningAddress(ctx.deps, user.id, address, publicOrigin(ctx));
    return read(user.id);
  });

  register(router, contract.removeWarningAddress, async ({ user, ctx }) => {
    await requireConfirmed(ctx, user);
    await endWarningAddress(ctx.deps, user.id, publicOrigin(ctx));
  });

  const { title } = TEXTS;
  router.get(CONFIRM_PATH, async (ctx: Context) => {
    ctx.state.endpoint = { name: 'warningAddressPage' };
    await ctx.deps.limits.consumeNetwork('token', ctx.ip);
    const user = await readConfirmation(ctx.deps, tokenOf(ctx));
    if (user) answerPage(ctx, { title, text: TEXTS.ask(user.username), button: TEXTS.button });
    else answerPage(ctx, { title, text: TEXTS.invalid }, 404);
  });

  router.post(CONFIRM_PATH, async (ctx: Context) => {
    ctx.state.endpoint = { name: 'confirmWarningAddress' };
    await ctx.deps.limits.consumeNetwork('token', ctx.ip);
    if (await confirmWarningAddress(ctx.deps, tokenOf(ctx), publicOrigin(ctx)))
      answerPage(ctx, { title, text: TEXTS.done });
    else answerPage(ctx, { title, text: TEXTS.invalid }, 404);
  });
}
