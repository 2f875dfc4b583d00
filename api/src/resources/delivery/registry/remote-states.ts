import type { RemoteOwner, RemoteState } from '@app/contract/remote-versions';
import { namesOf } from './authors.ts';
import { RemoteOwnerModel, type RemoteOwnerRecord } from './owner.model.ts';
import { RemoteStateModel, type RemoteVersionRecord, RemoteVersionModel } from './registry.model.ts';

type Names = ReadonlyMap<string, string>;
const nameIn = (names: Names, id: string | undefined): string | null => (id && names.get(id)) || null;

/** Versions, live version, history and owner of all remotes, or of a named one. */
export async function readStates(name?: string): Promise<RemoteState[]> {
  const versions = await RemoteVersionModel.find(name ? { name } : {})
    .sort({ publishedAt: -1 })
    .lean();
  const states = new Map(
    (await RemoteStateModel.find(name ? { _id: name } : {}).lean()).map((state) => [state._id, state]),
  );
  const owners = new Map(
    (await RemoteOwnerModel.find(name ? { _id: name } : {}).lean()).map((owner) => [owner._id, owner]),
  );
  const names = await namesOf([
    ...versions.flatMap(({ publishedBy, withdrawn }) => [publishedBy, withdrawn?.by]),
    ...[...states.values()].flatMap(({ history }) => history.map(({ by }) => by)),
    ...[...owners.values()].map(({ by }) => by),
  ]);
  return [...new Set(versions.map((version) => version.name))].toSorted().map((remote) => {
    const owner = owners.get(remote);
    return {
      name: remote,
      promoted: states.get(remote)?.promoted ?? null,
      previous: states.get(remote)?.previous.at(-1) ?? null,
      versions: versions.filter((version) => version.name === remote).map((version) => presentVersion(version, names)),
      history: (states.get(remote)?.history ?? []).map(({ version, at, action, by }) => ({
        version,
        at: at.toISOString(),
        action,
        by: nameIn(names, by),
      })),
      ...(owner && { owner: presentOwner(owner, names) }),
    };
  });
}

const presentVersion = (
  { version, publishedAt, publishedBy, manifest, actedOnAt, withdrawn }: RemoteVersionRecord,
  names: Names,
): RemoteState['versions'][number] => ({
  version,
  publishedAt: publishedAt.toISOString(),
  hostContract: manifest.hostContract,
  publishedBy: nameIn(names, publishedBy),
  wasLive: actedOnAt !== undefined,
  ...(withdrawn && {
    withdrawn: { at: withdrawn.at.toISOString(), by: nameIn(names, withdrawn.by), reason: withdrawn.reason },
  }),
});

const presentOwner = ({ access, places, slots, since, by }: RemoteOwnerRecord, names: Names): RemoteOwner => ({
  access,
  places,
  slots,
  since: since.toISOString(),
  by: nameIn(names, by),
});

/** What a remote owns, as the answer to a change. */
export const presentOwnerOf = async (owner: RemoteOwnerRecord): Promise<RemoteOwner> =>
  presentOwner(owner, await namesOf([owner.by]));
