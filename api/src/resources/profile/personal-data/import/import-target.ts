import type { ClientSession } from 'mongoose';
import { conflict, signedOut } from '../../../../platform/errors.ts';
import { nextSeq } from '../../../../platform/live/events.ts';
import { UserModel } from '../../../account/users/user.model.ts';
import { readPosition } from '../../../writing/sync/epoch.ts';

/** The user of the import, and the epoch when the upload began: data that the user erases meanwhile stays erased (D19, G-02). */
export interface ImportTarget {
  readonly userId: string;
  readonly epoch: string;
}

/**
 * Runs in the transaction of each write. The epoch does not reveal a deleted account: that of a first one is always the same.
 * @throws HttpProblem 401 the account was deleted · 409 the data was erased
 */
export async function assertStands({ userId, epoch }: ImportTarget, session?: ClientSession): Promise<void> {
  if (!(await UserModel.exists({ _id: userId }).session(session ?? null))) throw signedOut();
  if ((await readPosition(userId, session)).epoch !== epoch)
    throw conflict('Tus datos se borraron mientras los importabas. Si los quieres de vuelta, impórtalos otra vez.');
}

/**
 * Checks like `assertStands`, for writes that do not touch the user's counter: drawing a number makes a concurrent import or erasure
 * conflict and retry.
 */
export async function holdHistory(target: ImportTarget, session: ClientSession): Promise<void> {
  await assertStands(target, session);
  await nextSeq(session, target.userId);
}
