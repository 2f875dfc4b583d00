import mongoose from 'mongoose';
import type { CurrentUser } from '../../../../platform/sessions/sessions.ts';
import { UserModel } from '../../../account/users/user.model.ts';
import { RemoteOwnerModel } from '../ownership/owner.model.ts';
import { versionId } from '../versions/registry.model.ts';
import { TrialModel, type TrialRecord } from './trial.model.ts';

/** The user of a request: the fields that decide which code may run. */
export type Viewer = Pick<CurrentUser, 'id' | 'role'>;

/** Whether an account may try versions of a remote: administrators always, a listed account only if the remote is for users. */
export async function isTester({ id, role }: Viewer, remote: string): Promise<boolean> {
  if (role === 'admin') return true;
  const owner = await RemoteOwnerModel.findById(remote, { access: 1 }).lean();
  return owner?.access === 'user' && (await UserModel.exists({ _id: id, testsRemotes: remote })) !== null;
}

/** Finds the link of a version by its hash; `undefined` once it has expired, was ended, or was replaced by another. */
export async function goodTrial(
  { name, version, hash }: { readonly name: string; readonly version: string; readonly hash: string },
  now: Date,
): Promise<TrialRecord | undefined> {
  const expiresAt = mongoose.trusted({ $gt: now });
  return (await TrialModel.findOne({ _id: versionId(name, version), hash, expiresAt }).lean()) ?? undefined;
}
