import type Router from '@koa/router';
import { sendContact } from '@app/contract/contact';
import { Types } from 'mongoose';
import { messages } from '../../../platform/messages.ts';
import { withRetry, withTransaction } from '../../../platform/mongo.ts';
import { register } from '../../../platform/http/register.ts';
import { ContactMessageModel } from './contact.model.ts';

/** Messages to the support team (D21): stored and enqueued as mail in one transaction. */
export function registerContact(router: Router): void {
  register(router, sendContact, async ({ user, body, ctx }) => {
    const { limits, vaults, clock, mail, env } = ctx.deps;
    await limits.consumeNetwork('mailNetwork', ctx.ip);
    const _id = new Types.ObjectId();
    const vault = await vaults.of(user.id);
    const sealed = vault.seal({ document: `contact/${_id.toString()}`, field: 'message', version: 1 }, body);
    const letter = { kind: 'contact' as const, to: env.SUPPORT_EMAIL, link: `mailto:${body.email}`, ...body };
    await withRetry(() =>
      withTransaction(async (session) => {
        await ContactMessageModel.create([{ _id, userId: user.id, sealed, at: clock() }], { session });
        await mail.send(letter, { session, key: `contact:${_id.toString()}` });
      }),
    );
    return { message: messages.contactReceived };
  });
}
