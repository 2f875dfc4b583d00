import { model, Schema } from 'mongoose';

/** A migration that has run. */
interface MigrationRecord {
  _id: string;
  at: Date;
  ms: number;
}
export const MigrationModel = model<MigrationRecord>(
  'Migration',
  new Schema<MigrationRecord>(
    { _id: { type: String, required: true }, at: Date, ms: Number },
    { strict: 'throw', versionKey: false, collection: 'migrations' },
  ),
);

/** The lease of the process that migrates. */
interface LockRecord {
  _id: string;
  holder: string;
  until: Date;
}
export const MigrationLockModel = model<LockRecord>(
  'MigrationLock',
  new Schema<LockRecord>(
    { _id: { type: String, required: true }, holder: String, until: Date },
    { strict: 'throw', versionKey: false, collection: 'migrationLock' },
  ),
);
