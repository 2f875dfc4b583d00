import type { Deps } from '../../../deps.ts';
import { warningSchema } from '../../../platform/mail/mail.ts';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { accountOfMail } from '../../account/users/user.repository.ts';
import { hashOf } from '../../account/tokens/tokens.ts';
import { stopLink } from '../stop-links/stop-token.ts';

type Reader = Pick<User, '_id' | 'warningAddress'>;

/**
 * Sends a copy of each security warning to the confirmed second address of an account, with other words and without its links: they may
 * undo a change, or let a device in. The copy is ordered before the warning itself is delivered, so that a full mailbox does not hold it
 * up.
 */
export function copyWarnings({ mail, vaults }: Pick<Deps, 'mail' | 'vaults'>): void {
  mail.onDelivering(async (sent, id) => {
    const { data: warning } = warningSchema.safeParse(sent.kind);
    if (!warning || !('username' in sent)) return;
    const found = await UserModel.findOne(accountOfMail(sent), { warningAddress: 1 }).lean<Reader>();
    if (!found?.warningAddress || found.warningAddress === sent.to) return;
    const { origin } = new URL(sent.link);
    const userId = found._id.toString();
    const stop = await stopLink(vaults, {
      origin,
      userId,
      mail: 'warnings',
      addressHash: hashOf(found.warningAddress),
    });
    await mail.send(
      {
        kind: 'warning-copy',
        to: found.warningAddress,
        username: sent.username,
        userId,
        link: `${origin}/login`,
        warning,
        stopLink: stop,
      },
      { key: `warning-copy:${id}` },
    );
  });
}
