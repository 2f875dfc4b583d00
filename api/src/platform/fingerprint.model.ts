import { model, Schema } from 'mongoose';

/** Which key this database was written with. */
export interface FingerprintRecord {
  /** Which secret. */
  _id: 'sessionKeys' | 'operatorKeys' | 'pepper';
  /** Of the key in use: the newest. */
  current: string;
}
export const FingerprintModel = model<FingerprintRecord>(
  'Fingerprint',
  new Schema<FingerprintRecord>(
    { _id: { type: String, required: true }, current: { type: String, required: true } },
    { strict: 'throw', versionKey: false, collection: 'settings' },
  ),
);
