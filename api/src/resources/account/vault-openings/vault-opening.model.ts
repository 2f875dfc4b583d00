import { OPENING_DAYS, type VaultPurpose } from '@app/contract/vault-openings';
import { model, Schema, type Types } from 'mongoose';

/** A day on which the server opened an account's vault without a request of its user. */
interface StoredOpening {
  /** `<user id>/<purpose>/<day>`: however often on a day, one record. */
  _id: string;
  userId: Types.ObjectId;
  purpose: VaultPurpose;
  /** The day in the operator's time zone, as its midnight in UTC. */
  day: Date;
}

const openingSchema = new Schema<StoredOpening>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    purpose: { type: String, required: true },
    day: { type: Date, required: true, index: { expireAfterSeconds: OPENING_DAYS * 24 * 60 * 60 } },
  },
  { strict: 'throw', versionKey: false, collection: 'vaultOpenings' },
);
export const VaultOpeningModel = model<StoredOpening>('VaultOpening', openingSchema);
