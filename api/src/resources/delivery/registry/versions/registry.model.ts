import type { RemoteManifest } from '@app/contract/remote-manifest';
import type { VersionSource } from '@app/contract/remote-versions';
import { model, Schema } from 'mongoose';

/** A published version of a remote; its files and manifest are immutable. */
export interface RemoteVersionRecord {
  /** `mf-journey@1.0.0` */
  _id: string;
  name: string;
  version: string;
  manifest: RemoteManifest;
  publishedAt: Date;
  /** Id of the publisher in the audit. */
  publishedBy: string;
  /** Origin, as its publisher said. */
  source?: VersionSource;
  /**
   * Time at which it last became live, or stopped being so. Absent if it was never live: then only its publisher gets its files. A
   * promotion writes it, so as to conflict with a concurrent deletion.
   */
  actedOnAt?: Date;
  /** Its withdrawal, after which neither promotion nor rollback may use it; absent for other versions. */
  withdrawn?: { at: Date; by: string; reason: string };
}

const versionSchema = new Schema<RemoteVersionRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    version: { type: String, required: true },
    // file names contain dots: the manifest is stored as opaque data, and not queried
    manifest: { type: Schema.Types.Mixed, required: true },
    publishedAt: { type: Date, required: true },
    publishedBy: { type: String, required: true },
    source: { type: new Schema({ commit: String, change: String, forced: String }, { _id: false }) },
    actedOnAt: { type: Date },
    withdrawn: { type: new Schema({ at: Date, by: String, reason: String }, { _id: false }) },
  },
  { strict: 'throw', versionKey: false, minimize: false, collection: 'registryVersions' },
);
versionSchema.index({ name: 1, publishedAt: -1 });
export const RemoteVersionModel = model<RemoteVersionRecord>('RemoteVersion', versionSchema);

/** A file of a version, with its precompressed variants. */
export interface RemoteFileRecord {
  /** `mf-journey/1.0.0/remoteEntry.1a2b3c4d.js` */
  _id: string;
  /** Id of its version. */
  versionId: string;
  access: 'user' | 'admin';
  integrity: string;
  bytes: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const fileSchema = new Schema<RemoteFileRecord>(
  {
    _id: { type: String, required: true },
    versionId: { type: String, required: true, index: true },
    access: { type: String, enum: ['user', 'admin'], required: true },
    integrity: { type: String, required: true },
    bytes: { type: Buffer, required: true },
    br: { type: Buffer },
    gzip: { type: Buffer },
  },
  { strict: 'throw', versionKey: false, collection: 'registryFiles' },
);
export const RemoteFileModel = model<RemoteFileRecord>('RemoteFile', fileSchema);

/** The live version of a remote, and the history. */
export interface RemoteStateRecord {
  /** Name of the remote. */
  _id: string;
  /** The live version; absent once the remote was retired. */
  promoted?: string;
  /** Versions for rollbacks, the newest last, without the promoted one. */
  previous: string[];
  history: { version: string; at: Date; action: 'promote' | 'rollback' | 'retire'; by?: string }[];
  /** Time at which a version that was not live was withdrawn: this write notifies every process. */
  changedAt?: Date;
}

const stateSchema = new Schema<RemoteStateRecord>(
  {
    _id: { type: String, required: true },
    promoted: { type: String },
    previous: { type: [String], default: [] },
    history: {
      type: [new Schema({ version: String, at: Date, action: String, by: String }, { _id: false })],
      default: [],
    },
    changedAt: { type: Date },
  },
  { strict: 'throw', versionKey: false, collection: 'registryState' },
);
export const RemoteStateModel = model<RemoteStateRecord>('RemoteState', stateSchema);

/** File name of a build's manifest. */
export const MANIFEST = 'remote.json';
export const versionId = (name: string, version: string): string => `${name}@${version}`;
export const fileId = (name: string, version: string, path: string): string => `${name}/${version}/${path}`;
