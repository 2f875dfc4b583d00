import type { ClientSession } from 'mongoose';
import type { Deps } from '../../../deps.ts';
import { findAdministrators } from '../../account/users/administrators.ts';
import { RemoteOwnerModel } from '../registry/ownership/owner.model.ts';
import type { EndedCanaryRecord } from '../registry/versions/registry.model.ts';

interface TakenBack {
  readonly name: string;
  readonly origin: string;
  /** The version that all accounts get again. */
  readonly live: string;
  readonly canary: EndedCanaryRecord;
}

/** Orders the mails about a canary that the server took back: to the remote's contact, and to every administrator. */
export async function mailAboutCanary(
  { mail }: Pick<Deps, 'mail'>,
  { name, origin, live, canary: { version, percent, views, failed } }: TakenBack,
  session: ClientSession,
): Promise<void> {
  const owner = await RemoteOwnerModel.findById(name).session(session).lean();
  const administrators = await findAdministrators(session);
  const addresses = new Set([...administrators.map(({ email }) => email), ...(owner?.contact ? [owner.contact] : [])]);
  for (const to of addresses)
    await mail.send(
      {
        kind: 'canary-taken-back',
        to,
        link: `${origin}/admin?ver=partes`,
        remote: name,
        version,
        live,
        percent,
        views,
        failed,
      },
      { session },
    );
}
