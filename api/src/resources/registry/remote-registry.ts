import type { RegistryEntry } from '@app/contract/registry';
import type { PageHeading, RemoteManifest } from '@app/contract/remote-manifest';
import mongoose from 'mongoose';
import { ReadCache } from '../../platform/read-cache.ts';
import { fileId, RemoteStateModel, RemoteVersionModel, versionId } from './registry.model.ts';
import { withinBounds } from './within-bounds.ts';

/** Who asks for a registry. */
export type Reader = { readonly role: 'user' | 'admin' } | undefined;

interface Snapshot {
  readonly remotes: readonly RegistryEntry[];
  /** By name of the remote. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** Ids of the versions whose files are everybody's (or every administrator's): live now or once, and not withdrawn. */
  readonly served: ReadonlySet<string>;
}

/** What the server says of a remote's pages before any script, each by route pattern. */
interface PageFacts {
  readonly headings: Readonly<Record<string, PageHeading>>;
  /** Files that a page adds to those of the remote. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}
const NOTHING: PageFacts = { headings: {}, files: {} };

function entryOf(manifest: RemoteManifest): RegistryEntry {
  const { headings: _, pages: __, ...facts } = manifest; // the page itself has them already, where the server wrote one
  return { ...facts, entry: `/remotes/${fileId(manifest.name, manifest.version, manifest.entry)}` };
}

const IS_SERVED = { actedOnAt: mongoose.trusted({ $exists: true }), withdrawn: mongoose.trusted({ $exists: false }) };

async function readPromoted(): Promise<Snapshot> {
  const states = await RemoteStateModel.find({}, { promoted: 1 }).sort({ _id: 1 }).lean();
  const ids = states.flatMap(({ _id, promoted }) => (promoted ? [versionId(_id, promoted)] : []));
  const versions = (
    await RemoteVersionModel.find({ _id: mongoose.trusted({ $in: ids }) })
      .sort({ _id: 1 })
      .lean()
  ).map((version) => ({ ...version, manifest: withinBounds(version.manifest) }));
  const served = await RemoteVersionModel.find(IS_SERVED, { _id: 1 }).lean();
  return {
    served: new Set(served.map(({ _id }) => _id)),
    remotes: versions.map(({ manifest }) => entryOf(manifest)),
    pages: new Map(
      versions.map(({ name, manifest: { headings = {}, pages = {} } }) => [name, { headings, files: pages }]),
    ),
  };
}

/** The newest version that was live before the promoted one. */
async function readPrevious(name: string): Promise<RegistryEntry | null> {
  const state = await RemoteStateModel.findById(name, { previous: 1 }).lean();
  const version = state?.previous.at(-1);
  const stored = version && (await RemoteVersionModel.findById(versionId(name, version)).lean());
  return stored ? entryOf(withinBounds(stored.manifest)) : null;
}

/** The promoted remotes, read once and again when the change stream says that a state changed. */
export class RemoteRegistry {
  readonly #cache = new ReadCache<Snapshot>();

  /** Remotes for this reader: administrators' remotes only for administrators (D33). */
  async forReader(reader: Reader): Promise<RegistryEntry[]> {
    const snapshot = await this.#cache.read('promoted', readPromoted);
    return (snapshot?.remotes ?? []).filter(({ access }) => access === 'user' || reader?.role === 'admin');
  }

  /** Of the promoted version. */
  async pagesOf(name: string): Promise<PageFacts> {
    const snapshot = await this.#cache.read('promoted', readPromoted);
    return snapshot?.pages.get(name) ?? NOTHING;
  }

  /** What this reader may fall back to; asked for seldom, and so not kept. */
  async previousFor(name: string, reader: Reader): Promise<RegistryEntry | null> {
    const entry = await readPrevious(name);
    return entry && (entry.access === 'user' || reader?.role === 'admin') ? entry : null;
  }

  /**
   * Whether pages may load the files of a version. One that was promoted a moment ago, by another process, is not known here yet: the
   * page that names it must not find its files missing.
   */
  async isServed(version: string): Promise<boolean> {
    const snapshot = await this.#cache.read('promoted', readPromoted);
    return (
      snapshot?.served.has(version) === true ||
      (await RemoteVersionModel.exists({ _id: version, ...IS_SERVED })) !== null
    );
  }

  /** What is live, or what may be served, has changed. */
  forget(): void {
    this.#cache.dropAll();
  }

  trustCache(isAlive: boolean): void {
    this.#cache.trust(isAlive);
  }
}
