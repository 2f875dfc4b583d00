import { model, Schema } from 'mongoose';

/** What a link in a mail may do. */
export type TokenPurpose =
  /** Activates a new account. */
  | 'verify'
  | 'reset'
  /** Sent to an address that is wanted instead of the account's. */
  | 'change'
  /** Sent to the address that an account had: ends that change, or undoes it. */
  | 'undo'
  /** Makes the browser that follows it known to the account. */
  | 'device'
  | 'setup'
  /** Has an administrator try a version of a remote. */
  | 'trial';

/** A one-time link. Only the hash of its 256 random bits is stored (V-13). */
export interface TokenRecord {
  /** `<purpose>:<owner>`: there is one per purpose and owner, so a new one voids the old. Of `undo` there are several, see `undo-links.ts`. */
  _id: string;
  purpose: TokenPurpose;
  hash: string;
  /** Id of the account; of a set-up link, something random; of a trial, the version. */
  owner: string;
  /** Hash of the address that the link was sent to: for another one it is worth nothing. A set-up link has none. */
  addressHash?: string;
  /** Of an `undo`: the address that comes back, when the link was made, and whether the account had a second factor then. */
  address?: string;
  madeAt?: Date;
  hadSecondFactor?: boolean;
  expiresAt: Date;
  /** Kept for a while, so that a second click can be told from a wrong link. */
  usedAt: Date | null;
}

const KEPT_SECONDS = 7 * 24 * 60 * 60;

const schema = new Schema<TokenRecord>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, enum: ['verify', 'reset', 'change', 'undo', 'device', 'setup', 'trial'], required: true },
    hash: { type: String, required: true, unique: true },
    owner: { type: String, required: true, index: true },
    addressHash: { type: String },
    // Only links to undo have one: whether an address is kept free for its former owner is asked by it.
    address: { type: String, index: { sparse: true } },
    madeAt: { type: Date },
    hadSecondFactor: { type: Boolean },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: KEPT_SECONDS } },
    usedAt: { type: Date, default: null },
  },
  { strict: 'throw', versionKey: false, collection: 'tokens' },
);

export const TokenModel = model<TokenRecord>('Token', schema);
