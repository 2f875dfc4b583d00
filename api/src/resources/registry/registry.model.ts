import type { RemoteManifest } from '@app/contract/remote-manifest';
import { model, Schema } from 'mongoose';

/** A published version of a remote; its files and facts never change afterwards. */
export interface RemoteVersionRecord {
  /** `mf-journey@1.0.0` */
  _id: string;
  name: string;
  version: string;
  manifest: RemoteManifest;
  publishedAt: Date;
  /** As in the audit; absent where it was published before that was noted. */
  publishedBy?: string;
  /**
   * When it was last made the live one, or taken from there; absent where it never was, and then its files are its publisher's alone.
   * Written so that it cannot be removed at the same moment.
   */
  actedOnAt?: Date;
  /** Present once it may neither be promoted nor gone back to. */
  withdrawn?: { at: Date; by: string; reason: string };
}

const versionSchema = new Schema<RemoteVersionRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    version: { type: String, required: true },
    // file names have dots: the manifest is data to be given back, not a structure to be queried
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

/** A file of a version, with what browsers accept of it made beforehand. */
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

/** Which version of a remote is live, and how it came to be. */
export interface RemoteStateRecord {
  /** Name of the remote. */
  _id: string;
  /** Absent once it was retired. */
  promoted?: string;
  /** Versions to fall back to, the newest last; the promoted one is not among them. */
  previous: string[];
  history: { version: string; at: Date; action: 'promote' | 'rollback' | 'retire'; by?: string }[];
  /** When something was withdrawn that was not live: so that every process hears of it. */
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

/** What a build says of itself, beside its files. */
export const MANIFEST = 'remote.json';
export const versionId = (name: string, version: string): string => `${name}@${version}`;
export const fileId = (name: string, version: string, path: string): string => `${name}/${version}/${path}`;
