import type { ClientSession } from 'mongoose';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';
import { type RemoteVersionRecord, RemoteVersionModel, versionId } from './registry.model.ts';

/** @throws HttpProblem 404 not published · 409 withdrawn */
export async function goodVersion(
  name: string,
  version: string,
  session?: ClientSession,
): Promise<RemoteVersionRecord> {
  const published = await RemoteVersionModel.findById(versionId(name, version))
    .session(session ?? null)
    .lean();
  if (!published) throw notFound(messages.unknownVersion(version));
  if (published.withdrawn) throw conflict(messages.versionWithdrawn(version, published.withdrawn.reason));
  return published;
}
