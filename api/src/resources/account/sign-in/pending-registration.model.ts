import { model, Schema, type Types } from 'mongoose';

/** The form data of a registration until its link is opened: there is no account yet, and nothing refers to it (D46). */
export interface PendingRegistration {
  _id: Types.ObjectId;
  username: string;
  /** `username` folded for comparison. Not unique: only the account reserves the name. */
  usernameKey: string;
  /** Lower case. An address may have several registrations, by different people. */
  email: string;
  passwordHash: string;
  /** Hash of the cookie of the browser that registered; `null` if unknown. */
  browserHash: string | null;
  /** Hash of the latest mailed token. */
  linkHash?: string;
  linkExpiresAt?: Date;
  /** Keyed hash of the latest mailed code: a plain hash of six digits could be found by trying them all. */
  codeHash?: string;
  codeExpiresAt?: Date;
  /** Number of codes tried since the last mail. */
  codeTries: number;
  /** Time at which the account was created; name and password are deleted here then. */
  usedAt: Date | null;
  createdAt: Date;
  /** Deleted after this time (G-04). */
  expiresAt: Date;
}

const schema = new Schema<PendingRegistration>(
  {
    username: { type: String, default: '' },
    usernameKey: { type: String, default: '', index: true },
    email: { type: String, required: true },
    passwordHash: { type: String, default: '' },
    browserHash: { type: String, default: null, index: true },
    linkHash: { type: String, unique: true, sparse: true },
    linkExpiresAt: { type: Date },
    codeHash: { type: String },
    codeExpiresAt: { type: Date },
    codeTries: { type: Number, default: 0 },
    usedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { strict: 'throw', versionKey: false, collection: 'pendingRegistrations' },
);
schema.index({ email: 1, createdAt: -1 });

export const PendingRegistrationModel = model<PendingRegistration>('PendingRegistration', schema);
