import { model, Schema } from 'mongoose';

/** Record of the key that this database was written with. */
export interface FingerprintRecord {
  /** Name of the secret. */
  _id: 'sessionKeys' | 'operatorKeys' | 'pepper';
  /** Fingerprint of the newest key, which is the one in use. */
  current: string;
}
export const FingerprintModel = model<FingerprintRecord>(
  'Fingerprint',
  new Schema<FingerprintRecord>(
    { _id: { type: String, required: true }, current: { type: String, required: true } },
    { strict: 'throw', versionKey: false, collection: 'settings' },
  ),
);
