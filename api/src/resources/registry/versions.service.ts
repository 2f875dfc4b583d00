import type { RemoteState } from '@app/contract/remote-versions';
import type { ClientSession, UpdateQuery } from 'mongoose';
import type { Clock } from '../../platform/clock.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { broadcastEvent } from '../../platform/live/events.ts';
import { messages } from '../../platform/messages.ts';
import { isDuplicateKey, withTransaction } from '../../platform/mongo.ts';
import { compress } from './compress.ts';
import {
  fileId,
  RemoteFileModel,
  type RemoteFileRecord,
  RemoteStateModel,
  type RemoteStateRecord,
  RemoteVersionModel,
  versionId,
} from './registry.model.ts';
import type { Upload } from './upload.ts';

const HISTORY_LENGTH = 100;
const PREVIOUS_LENGTH = 20;

/**
 * Stores a checked upload: all of it or nothing.
 * @throws HttpProblem 409 when the version is there already: versions never change
 */
export async function publishVersion({ manifest, files }: Upload, clock: Clock): Promise<void> {
  const id = versionId(manifest.name, manifest.version);
  if (await RemoteVersionModel.exists({ _id: id })) throw conflict(messages.versionExists);
  const records = await Promise.all(
    [...files].map(async ([path, bytes]): Promise<RemoteFileRecord> => ({
      _id: fileId(manifest.name, manifest.version, path),
      versionId: id,
      access: manifest.access,
      integrity: manifest.integrity[path] ?? '',
      bytes: Buffer.from(bytes),
      ...(await compress(path, bytes)),
    })),
  );
  try {
    await withTransaction(async (session) => {
      await RemoteVersionModel.create(
        [{ _id: id, name: manifest.name, version: manifest.version, manifest, publishedAt: clock() }],
        { session },
      );
      await RemoteFileModel.insertMany(records, { session });
    });
  } catch (error) {
    throw isDuplicateKey(error) ? conflict(messages.versionExists) : error;
  }
}

/** Makes a version the live one; doing it twice is no change. @throws HttpProblem 404 not published */
export async function promoteVersion(name: string, version: string, clock: Clock): Promise<void> {
  await withTransaction(async (session) => {
    const state = await RemoteStateModel.findById(name).session(session).lean();
    if (state?.promoted === version) return;
    await setPromoted(session, name, { promoted: version, previous: withPromoted(state) }, 'promote', clock());
  });
}

/** Goes back to the version that was live before. @throws HttpProblem 404 never promoted, 409 nothing before it */
export async function rollbackVersion(name: string, clock: Clock): Promise<string> {
  return withTransaction(async (session) => {
    const state = await RemoteStateModel.findById(name).session(session).lean();
    if (!state) throw notFound();
    const version = state.previous.at(-1);
    if (!version) throw conflict(messages.nothingToRollBackTo);
    await setPromoted(session, name, { promoted: version, previous: state.previous.slice(0, -1) }, 'rollback', clock());
    return version;
  });
}

/**
 * Takes a remote out of the registry: its routes and slots are nobody's any more. Its versions stay, and its last one is what a rollback
 * brings back. @throws HttpProblem 404 nothing of it is live
 */
export async function retireVersion(name: string, clock: Clock): Promise<string> {
  return withTransaction(async (session) => {
    const state = await RemoteStateModel.findById(name).session(session).lean();
    if (!state?.promoted) throw notFound();
    const version = state.promoted;
    const change = { $unset: { promoted: 1 }, previous: withPromoted(state) };
    await writeState(session, name, change, { version, at: clock(), action: 'retire' });
    return version;
  });
}

/** The live version joins those that it can be gone back to. */
const withPromoted = (state: Pick<RemoteStateRecord, 'promoted' | 'previous'> | null): string[] =>
  [state?.previous ?? [], state?.promoted ?? []].flat().slice(-PREVIOUS_LENGTH);

type Act = RemoteStateRecord['history'][number];

const setPromoted = (
  session: ClientSession,
  name: string,
  change: Required<Pick<RemoteStateRecord, 'promoted' | 'previous'>>,
  action: Act['action'],
  at: Date,
): Promise<void> => writeState(session, name, change, { version: change.promoted, at, action });

/** One change of what is live, with its place in the history and word of it to the pages that are open. */
async function writeState(
  session: ClientSession,
  name: string,
  change: UpdateQuery<RemoteStateRecord>,
  act: Act,
): Promise<void> {
  const { version } = act;
  const published = await RemoteVersionModel.findByIdAndUpdate(
    versionId(name, version),
    { actedOnAt: act.at },
    { session },
  ).lean();
  if (!published) throw notFound();
  await RemoteStateModel.updateOne(
    { _id: name },
    { ...change, $push: { history: { $each: [act], $slice: -HISTORY_LENGTH } } },
    { session, upsert: true },
  );
  const adminOnly = published.manifest.access === 'admin';
  await broadcastEvent(session, 'remote_promoted', { name, version }, { adminOnly });
}

/** Versions, the live one and the history of remotes; of one when named. */
export async function readStates(name?: string): Promise<RemoteState[]> {
  const versions = await RemoteVersionModel.find(name ? { name } : {}, {
    name: 1,
    version: 1,
    publishedAt: 1,
    manifest: 1,
  })
    .sort({ publishedAt: -1 })
    .lean();
  const states = new Map(
    (await RemoteStateModel.find(name ? { _id: name } : {}).lean()).map((state) => [state._id, state]),
  );
  return [...new Set(versions.map((version) => version.name))].toSorted().map((remote) => ({
    name: remote,
    promoted: states.get(remote)?.promoted ?? null,
    versions: versions
      .filter((version) => version.name === remote)
      .map(({ version, publishedAt, manifest }) => ({
        version,
        publishedAt: publishedAt.toISOString(),
        hostContract: manifest.hostContract,
      })),
    history: (states.get(remote)?.history ?? []).map(({ version, at, action }) => ({
      version,
      at: at.toISOString(),
      action,
    })),
  }));
}
