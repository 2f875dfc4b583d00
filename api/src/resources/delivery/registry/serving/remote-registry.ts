import type { RegistryEntry } from '@app/contract/registry';
import type { PageHeading, RemoteManifest } from '@app/contract/remote-manifest';
import mongoose from 'mongoose';
import { ReadCache } from '../../../../platform/read-cache.ts';
import { fileId, RemoteStateModel, RemoteVersionModel, versionId } from '../versions/registry.model.ts';

/** The user or visitor whose registry is requested. */
export type Reader = { readonly role: 'user' | 'admin' } | undefined;

interface Snapshot {
  readonly remotes: readonly RegistryEntry[];
  /** By id of the version. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** Ids of the versions whose files everybody (or every administrator) may load: live now or earlier, and not withdrawn. */
  readonly served: ReadonlySet<string>;
}

/** Facts by which the server renders a remote's pages before any script, by route pattern. */
interface PageFacts {
  readonly headings: Readonly<Record<string, PageHeading>>;
  /** Additional files of a page. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}
const NOTHING: PageFacts = { headings: {}, files: {} };

function entryOf(manifest: RemoteManifest): RegistryEntry {
  const { headings: _, pages: __, ...facts } = manifest; // the page does not need them: the server has rendered them
  return { ...facts, entry: `/remotes/${fileId(manifest.name, manifest.version, manifest.entry)}` };
}

const IS_SERVED = { actedOnAt: mongoose.trusted({ $exists: true }), withdrawn: mongoose.trusted({ $exists: false }) };

async function readPromoted(): Promise<Snapshot> {
  const states = await RemoteStateModel.find({}, { promoted: 1 }).lean();
  const ids = states.flatMap(({ _id, promoted }) => (promoted ? [versionId(_id, promoted)] : []));
  const versions = await RemoteVersionModel.find({ _id: mongoose.trusted({ $in: ids }) })
    .sort({ name: 1 })
    .lean();
  const served = await RemoteVersionModel.find(IS_SERVED, { _id: 1 }).lean();
  return {
    served: new Set(served.map(({ _id }) => _id)),
    remotes: versions.map(({ manifest }) => entryOf(manifest)),
    pages: new Map(
      versions.map(({ _id, manifest: { headings = {}, pages = {} } }) => [_id, { headings, files: pages }]),
    ),
  };
}

/** The latest version that was live before the promoted one. */
async function readPrevious(name: string): Promise<RegistryEntry | null> {
  const state = await RemoteStateModel.findById(name, { previous: 1 }).lean();
  const version = state?.previous.at(-1);
  const stored = version && (await RemoteVersionModel.findById(versionId(name, version)).lean());
  return stored ? entryOf(stored.manifest) : null;
}

/** The promoted remotes, cached, and read again when the change stream reports a change. */
export class RemoteRegistry {
  readonly #cache = new ReadCache<Snapshot>();

  /** Remotes for this user: administrators' remotes only for administrators (D33). */
  async forReader(reader: Reader): Promise<RegistryEntry[]> {
    const snapshot = await this.#cache.read('promoted', readPromoted);
    return (snapshot?.remotes ?? []).filter(({ access }) => access === 'user' || reader?.role === 'admin');
  }

  /** The page facts of a version that `forReader` gave; none if another is live by now. */
  async pagesOf({ name, version }: Pick<RegistryEntry, 'name' | 'version'>): Promise<PageFacts> {
    const snapshot = await this.#cache.read('promoted', readPromoted);
    return snapshot?.pages.get(versionId(name, version)) ?? NOTHING;
  }

  /**
   * Finds the version to fall back to from the one that `failed`, if the user may load it: the version before, if the live one failed; the
   * live one, if another did, which was rolled back or withdrawn meanwhile.
   */
  async previousFor(name: string, reader: Reader, failed?: string): Promise<RegistryEntry | null> {
    const snapshot = await this.#cache.read('promoted', readPromoted);
    const live = snapshot?.remotes.find((remote) => remote.name === name);
    const isLiveGood = live && failed !== undefined && failed !== live.version;
    const entry = isLiveGood ? live : await readPrevious(name);
    return entry && (entry.access === 'user' || reader?.role === 'admin') ? entry : null;
  }

  /**
   * Whether pages may load the files of a version. The database is asked about versions missing in the cache: another process may have
   * promoted one just now, and a page that refers to it must find its files.
   */
  async isServed(version: string): Promise<boolean> {
    const snapshot = await this.#cache.read('promoted', readPromoted);
    return (
      snapshot?.served.has(version) === true ||
      (await RemoteVersionModel.exists({ _id: version, ...IS_SERVED })) !== null
    );
  }

  /** Clears the cache; call it when the live versions, or those that may be served, have changed. */
  forget(): void {
    this.#cache.dropAll();
  }

  trustCache(isAlive: boolean): void {
    this.#cache.trust(isAlive);
  }
}
