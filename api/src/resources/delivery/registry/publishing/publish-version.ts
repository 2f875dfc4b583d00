import type { VersionSource } from '@app/contract/remote-versions';
import { conflict } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';
import { isDuplicateKey } from '../../../../platform/mongo.ts';
import { recordAudit } from '../../../account/audit/audit.repository.ts';
import { compress } from './compress.ts';
import { type ChangeContext, claimFor } from '../ownership/owners.ts';
import { claimOf } from '../ownership/claim.ts';
import {
  fileId,
  RemoteFileModel,
  type RemoteFileRecord,
  RemoteVersionModel,
  versionId,
} from '../versions/registry.model.ts';
import { changeRegistry } from '../versions/registry-turn.ts';
import type { Upload } from './upload.ts';

/**
 * Stores a validated upload in one transaction.
 * @throws HttpProblem 409 if the version exists: versions are immutable · 403, 409 for claims beyond what the remote owns
 */
export async function publishVersion(
  { manifest, files }: Upload,
  source: VersionSource,
  context: ChangeContext,
): Promise<void> {
  const { name, version } = manifest;
  const id = versionId(name, version);
  if (await RemoteVersionModel.exists({ _id: id })) throw conflict(messages.versionExists);
  const records = await Promise.all(
    [...files].map(async ([path, bytes]): Promise<RemoteFileRecord> => ({
      _id: fileId(name, version, path),
      versionId: id,
      access: manifest.access,
      integrity: manifest.integrity[path] ?? '',
      bytes: Buffer.from(bytes),
      ...(await compress(path, bytes)),
    })),
  );
  try {
    await changeRegistry(async (session) => {
      await claimFor(name, claimOf(manifest), 'publish', context, session);
      await RemoteVersionModel.create(
        [{ _id: id, name, version, manifest, publishedAt: context.now, publishedBy: context.deployer.id, source }],
        { session },
      );
      await RemoteFileModel.insertMany(records, { session });
      const audit = {
        at: context.now,
        actor: context.deployer.id,
        action: source.forced ? 'publish_remote_forced' : 'publish_remote',
        target: `remote:${id}`,
      } as const;
      await recordAudit(audit, session);
    });
  } catch (error) {
    throw isDuplicateKey(error) ? conflict(messages.versionExists) : error;
  }
}
