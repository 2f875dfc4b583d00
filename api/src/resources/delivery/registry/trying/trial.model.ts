import { model, Schema } from 'mongoose';

/** The link that opens a version before it is live. Only the hash of its 256 random bits is stored. */
export interface TrialRecord {
  /** Id of the version: a new link replaces the old. */
  _id: string;
  name: string;
  hash: string;
  /** Id of the author in the audit. */
  by: string;
  expiresAt: Date;
}

export const TrialModel = model<TrialRecord>(
  'Trial',
  new Schema<TrialRecord>(
    {
      _id: { type: String, required: true },
      name: { type: String, required: true, index: true },
      hash: { type: String, required: true },
      by: { type: String, required: true },
      expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
    },
    { strict: 'throw', versionKey: false, collection: 'registryTrials' },
  ),
);
