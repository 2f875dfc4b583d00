import type { RemoteOwner, RemoteState } from '@app/contract/remote-versions';
import { nameIn, type Names, namesOf } from './ownership/authors.ts';
import { TrialModel, type TrialRecord } from './trying/trial.model.ts';
import { RemoteOwnerModel, type RemoteOwnerRecord } from './ownership/owner.model.ts';
import { RemoteStateModel, type RemoteVersionRecord, RemoteVersionModel } from './versions/registry.model.ts';

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
  const trials = new Map((await TrialModel.find(name ? { name } : {}).lean()).map((trial) => [trial._id, trial]));
  const names = await namesOf([
    ...[...trials.values()].map(({ by }) => by),
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
      versions: versions
        .filter((version) => version.name === remote)
        .map((version) => presentVersion(version, trials.get(version._id), names)),
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
  { version, publishedAt, publishedBy, source, manifest, actedOnAt, withdrawn }: RemoteVersionRecord,
  trial: TrialRecord | undefined,
  names: Names,
): RemoteState['versions'][number] => ({
  version,
  publishedAt: publishedAt.toISOString(),
  hostContract: manifest.hostContract,
  publishedBy: nameIn(names, publishedBy),
  ...(source && { source }),
  wasLive: actedOnAt !== undefined,
  ...(trial && { trial: { until: trial.expiresAt.toISOString(), by: nameIn(names, trial.by) } }),
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

/** Presents a remote's owner record, as the answer to a change. */
export const presentOwnerOf = async (owner: RemoteOwnerRecord): Promise<RemoteOwner> =>
  presentOwner(owner, await namesOf([owner.by]));
