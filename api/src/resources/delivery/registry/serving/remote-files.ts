import { extname } from 'node:path';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import { requireAccess } from '../../../../platform/http/access.ts';
import { notFound } from '../../../../platform/errors.ts';
import { database } from '../../../../platform/mongo.ts';
import { filePolicy } from '../../../../platform/http/security-headers.ts';
import { loadSessionUser } from '../../../../platform/http/session-user.ts';
import { isTried } from '../trying/overrides.ts';
import {
  fileId,
  MANIFEST,
  RemoteFileModel,
  type RemoteFileRecord,
  RemoteVersionModel,
  versionId,
} from '../versions/registry.model.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
const OVERHEAD_BYTES = 1024;

const sizeOf = ({ bytes, br, gzip }: RemoteFileRecord) =>
  bytes.length + (br?.length ?? 0) + (gzip?.length ?? 0) + OVERHEAD_BYTES;

/** A cache without invalidation: published files are immutable. */
export class RemoteFiles {
  readonly #files = new LRUCache<string, RemoteFileRecord>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOf });

  async find(id: string): Promise<RemoteFileRecord | undefined> {
    const cached = this.#files.get(id);
    if (cached) return cached;
    // uses the driver: `lean` would return BSON binaries, and a document would copy the bytes
    const stored = await database()
      .collection<RemoteFileRecord>(RemoteFileModel.collection.collectionName)
      .findOne({ _id: id }, { promoteBuffers: true });
    if (stored) this.#files.set(id, stored);
    return stored ?? undefined;
  }
}

/** The precompressed variant of a file that the browser accepts. */
function negotiate(ctx: Context, file: RemoteFileRecord): Buffer {
  ctx.vary('Accept-Encoding');
  const encoding = ctx.acceptsEncodings(...(file.br ? ['br'] : []), ...(file.gzip ? ['gzip'] : []), 'identity');
  if (encoding === 'br' && file.br) {
    ctx.set('Content-Encoding', 'br');
    return file.br;
  }
  if (encoding === 'gzip' && file.gzip) {
    ctx.set('Content-Encoding', 'gzip');
    return file.gzip;
  }
  return file.bytes;
}

/**
 * Authorises files of a version that was never live: for the bearer of its remote's token, and for who has it on trial.
 * @throws HttpProblem 404 for everybody else: not even its existence is revealed
 */
async function requirePublisherOrTrial(ctx: Context, id: string): Promise<void> {
  const version = await RemoteVersionModel.findById(id, { name: 1, version: 1, withdrawn: 1 }).lean();
  if (!version || version.withdrawn) throw notFound();
  if (await isTried(ctx, await loadSessionUser(ctx), version)) return;
  const deployer = await ctx.deps.requireDeployer('deploy', ctx).catch(() => undefined);
  if (!deployer || (deployer.remote !== undefined && deployer.remote !== version.name)) throw notFound();
}

/** `remote.json` of a version on trial: the page reads from it what replaces the live version. All others are in the registry. */
async function serveManifest(ctx: Context, name: string, version: string): Promise<void> {
  if (!(await isTried(ctx, await loadSessionUser(ctx), { name, version }))) throw notFound();
  const published = await RemoteVersionModel.findById(versionId(name, version)).lean();
  if (!published || published.withdrawn) throw notFound();
  ctx.set('Cache-Control', 'no-store');
  ctx.body = published.manifest;
}

/**
 * Serves `/remotes/<name>/<version>/<file>`. Files of users' remotes are public and immutable; files of administrators' remotes need an
 * administrator's session, and are not cached (Z-07, D33). A version that was never live is available only to its publisher and to the
 * browser that has it on trial; otherwise an attacker who can inject an address into a page could run it there. A withdrawn one is
 * never served.
 */
export async function serveRemoteFile(ctx: Context, files: RemoteFiles): Promise<void> {
  const id = ctx.path.slice('/remotes/'.length);
  const [name = '', version = ''] = id.split('/');
  if (id === fileId(name, version, MANIFEST)) return serveManifest(ctx, name, version);
  const file = await files.find(id);
  if (!file) throw notFound();
  const isPublished = await ctx.deps.registry.isServed(file.versionId);
  if (!isPublished) await requirePublisherOrTrial(ctx, file.versionId);
  else if (file.access === 'admin') await requireAccess('admin', ctx);
  const isForEverybody = file.access === 'user' && isPublished;
  ctx.set('Cache-Control', !isForEverybody ? 'no-store' : 'public, max-age=31536000, immutable');
  ctx.set('Content-Security-Policy', filePolicy(ctx.path));
  ctx.type = extname(id) || 'application/octet-stream';
  ctx.status = 200;
  ctx.etag = file.integrity;
  if (ctx.fresh && isForEverybody) {
    ctx.status = 304;
    return;
  }
  ctx.body = negotiate(ctx, file);
}
