import { model, Schema, type Types } from 'mongoose';

/** A token to publish one remote. Never deleted: audit and histories refer to it. */
export interface DeployTokenRecord {
  _id: Types.ObjectId;
  /** SHA-256 of the token, which itself is not stored. */
  hash: string;
  remote: string;
  /** Holder or purpose of the token. */
  name: string;
  createdAt: Date;
  /** Id of the creator in the audit. */
  createdBy: string;
  expiresAt: Date;
  /** Accurate to the minute. */
  lastUsedAt?: Date;
  endedAt?: Date;
}

const schema = new Schema<DeployTokenRecord>(
  {
    hash: { type: String, required: true, unique: true },
    remote: { type: String, required: true },
    name: { type: String, required: true },
    createdAt: { type: Date, required: true },
    createdBy: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: { type: Date },
    endedAt: { type: Date },
  },
  { strict: 'throw', versionKey: false, collection: 'registryTokens' },
);
export const DeployTokenModel = model<DeployTokenRecord>('DeployToken', schema);
