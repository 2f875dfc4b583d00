import { model, Schema, type Types } from 'mongoose';

/** What was typed at registration, until its link is followed: no account, and nothing of one hangs on it (D46). */
export interface PendingRegistration {
  _id: Types.ObjectId;
  username: string;
  /** `username` folded for comparison. Not unique: a name is taken with the account. */
  usernameKey: string;
  /** Lower case. There may be several registrations of an address, by whomever. */
  email: string;
  passwordHash: string;
  /** Hash of what the browser that registered keeps in its cookie; `null` where nobody knows. */
  browserHash: string | null;
  /** Hash of the token that was mailed last. */
  linkHash?: string;
  linkExpiresAt?: Date;
  /** When the account was made of it; name and password are gone from here then. */
  usedAt: Date | null;
  createdAt: Date;
  /** Forgotten from then on (G-04). */
  expiresAt: Date;
}

const schema = new Schema<PendingRegistration>(
  {
    username: { type: String, default: '' },
    usernameKey: { type: String, default: '', index: true },
    email: { type: String, required: true },
    passwordHash: { type: String, default: '' },
    browserHash: { type: String, default: null },
    linkHash: { type: String, unique: true, sparse: true },
    linkExpiresAt: { type: Date },
    usedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { strict: 'throw', versionKey: false, collection: 'pendingRegistrations' },
);
schema.index({ email: 1, createdAt: -1 });

export const PendingRegistrationModel = model<PendingRegistration>('PendingRegistration', schema);
