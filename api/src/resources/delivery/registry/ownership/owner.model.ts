import { model, Schema } from 'mongoose';

/** Access, paths and slots that a remote owns since it was first published. One place belongs to one remote. */
export interface RemoteOwnerRecord {
  /** Name of the remote. */
  _id: string;
  access: 'user' | 'admin';
  /** First segments of its paths. */
  places: string[];
  /** With `bar-<place>` for its place in the primary navigation. */
  slots: string[];
  since: Date;
  /** Id of the creator in the audit. */
  by: string;
}

const schema = new Schema<RemoteOwnerRecord>(
  {
    _id: { type: String, required: true },
    access: { type: String, enum: ['user', 'admin'], required: true },
    places: { type: [String], required: true },
    slots: { type: [String], required: true },
    since: { type: Date, required: true },
    by: { type: String, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'registryOwners' },
);
export const RemoteOwnerModel = model<RemoteOwnerRecord>('RemoteOwner', schema);
