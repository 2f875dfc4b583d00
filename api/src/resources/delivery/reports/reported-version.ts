import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { type RemoteVersionRecord, RemoteVersionModel, versionId } from '../registry/versions/registry.model.ts';

type Reporter = Pick<CurrentUser, 'role'>;

/**
 * Filter of the versions that an account may report about: those of remotes that it may have. Otherwise any account would say how
 * administrators' remotes fare.
 */
const reportable = (name: string, version: string, { role }: Reporter) => ({
  _id: versionId(name, version),
  ...(role !== 'admin' && { 'manifest.access': 'user' as const }),
});

export const isReportable = async (name: string, version: string, user: Reporter): Promise<boolean> =>
  (await RemoteVersionModel.exists(reportable(name, version, user))) !== null;

/** The version that an account reports about; `null` for an unknown one, and for one of a remote that it may not have. */
export const reportedVersion = (name: string, version: string, user: Reporter): Promise<RemoteVersionRecord | null> =>
  RemoteVersionModel.findOne(reportable(name, version, user)).lean();
