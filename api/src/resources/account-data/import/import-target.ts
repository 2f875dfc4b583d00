import type { ClientSession } from 'mongoose';
import { conflict, signedOut } from '../../../platform/errors.ts';
import { nextSeq } from '../../../platform/live/events.ts';
import { UserModel } from '../../accounts/user.model.ts';
import { readPosition } from '../../sync/epoch.ts';

/** Whose archive comes, and the history of hers that she sent it into: what she erases meanwhile stays erased (D19, G-02). */
export interface ImportTarget {
  readonly userId: string;
  readonly epoch: string;
}

/**
 * Asked in the transaction of each write. The name of the history does not tell of a deleted account: that of a first one is always the same.
 * @throws HttpProblem 401 her account is gone · 409 her data was erased
 */
export async function assertStands({ userId, epoch }: ImportTarget, session?: ClientSession): Promise<void> {
  if (!(await UserModel.exists({ _id: userId }).session(session ?? null))) throw signedOut();
  if ((await readPosition(userId, session)).epoch !== epoch)
    throw conflict('Tus datos se borraron mientras los importabas. Si los quieres de vuelta, impórtalos otra vez.');
}

/** As `assertStands`, for writes that leave her counter alone: drawing a number makes one of an import and an erasure start again. */
export async function holdHistory(target: ImportTarget, session: ClientSession): Promise<void> {
  await assertStands(target, session);
  await nextSeq(session, target.userId);
}
