import type { RemoteManifest } from '@app/contract/remote-manifest';
import { model, Schema } from 'mongoose';

/** A published version of a remote; its files and manifest are immutable. */
export interface RemoteVersionRecord {
  /** `mf-journey@1.0.0` */
  _id: string;
  name: string;
  version: string;
  manifest: RemoteManifest;
  publishedAt: Date;
  /** As in the audit; absent if it was published before this was stored. */
  publishedBy?: string;
  /**
   * When it last became live, or stopped being so; absent if it was never live: then only its publisher gets its files. Promotion writes it
   * to conflict with a concurrent deletion.
   */
  actedOnAt?: Date;
  /** Present once it was withdrawn: neither promotion nor rollback may use it. */
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
    publishedBy: { type: String },
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
  /** Absent once it was retired. */
  promoted?: string;
  /** Versions for rollbacks, the newest last, without the promoted one. */
  previous: string[];
  history: { version: string; at: Date; action: 'promote' | 'rollback' | 'retire'; by?: string }[];
  /** When a version that was not live was withdrawn: the write notifies every process. */
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
