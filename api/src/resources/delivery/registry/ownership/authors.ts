import mongoose from 'mongoose';
import { usernamesOf } from '../../../account/users/user.repository.ts';
import { DeployTokenModel } from './deploy-token.model.ts';

const TOKEN = /^token:([0-9a-f]{24})$/;
/** The display name of the installation's token in histories: the name of its variable, which is no person. */
const OF_INSTALLATION = { installation: 'DEPLOY_TOKEN' };

export type Names = ReadonlyMap<string, string>;

export const nameIn = (names: Names, id: string | undefined): string | null => (id && names.get(id)) || null;

/** Names for the actors of audit and histories: `token:<id>`, the id of an account, or `installation`. */
export async function namesOf(ids: readonly (string | undefined)[]): Promise<Names> {
  const known = ids.filter((id) => id !== undefined);
  const tokens = await DeployTokenModel.find(
    { _id: mongoose.trusted({ $in: [...new Set(known.flatMap((id) => TOKEN.exec(id)?.[1] ?? []))] }) },
    { name: 1 },
  ).lean();
  return new Map([
    ...Object.entries(OF_INSTALLATION),
    ...(await usernamesOf(known)),
    ...tokens.map(({ _id, name }) => [`token:${_id.toString()}`, name] as const),
  ]);
}
