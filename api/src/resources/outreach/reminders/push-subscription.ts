import * as z from 'zod';
import type { PushSubscription } from 'web-push';
import type { Vault } from '../../../platform/crypto/vault.ts';
import type { PushDevice } from '../../account/reminders/reminder.model.ts';
import { hashOf } from '../../account/tokens/tokens.ts';

const schema = z.object({ endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) });
const sealedFieldOf = (id: string) => ({ document: `push/${id}`, field: 'subscription', version: 1 });

/** Seals a subscription. Its address identifies the browser, so only the address's hash is stored in clear. */
export function sealSubscription(vault: Vault, subscription: PushSubscription): Pick<PushDevice, 'id' | 'sealed'> {
  const id = hashOf(subscription.endpoint);
  return { id, sealed: vault.seal(sealedFieldOf(id), subscription) };
}

/** @throws SealError */
export const openSubscription = (vault: Vault, { id, sealed }: Pick<PushDevice, 'id' | 'sealed'>): PushSubscription =>
  schema.parse(vault.open(sealedFieldOf(id), sealed));
