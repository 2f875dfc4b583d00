import { model, Schema } from 'mongoose';

/** What belongs to a remote since its first publishing. One place belongs to one remote. */
export interface RemoteOwnerRecord {
  /** Name of the remote. */
  _id: string;
  access: 'user' | 'admin';
  /** First segments of its addresses. */
  places: string[];
  slots: string[];
  since: Date;
  /** As in the audit; absent where it was made of what had been published before there were owners. */
  by?: string;
}

const schema = new Schema<RemoteOwnerRecord>(
  {
    _id: { type: String, required: true },
    access: { type: String, enum: ['user', 'admin'], required: true },
    places: { type: [String], required: true },
    slots: { type: [String], required: true },
    since: { type: Date, required: true },
    by: { type: String },
  },
  { strict: 'throw', versionKey: false, collection: 'registryOwners' },
);
export const RemoteOwnerModel = model<RemoteOwnerRecord>('RemoteOwner', schema);
