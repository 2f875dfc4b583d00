import { model, Schema } from 'mongoose';

/** The purposes of a mailed link. */
export type TokenPurpose =
  /** Activates a new account. */
  | 'verify'
  | 'reset'
  /** Sent to the new address of a requested change; confirms it. */
  | 'change'
  /** Sent to the former address of a change; cancels or undoes it. */
  | 'undo'
  /** Registers the browser that opens it as a known device. */
  | 'device'
  | 'setup'
  /** Lets an administrator try a version of a remote. */
  | 'trial';

/** A one-time link. Only the hash of its 256 random bits is stored (V-13). */
export interface TokenRecord {
  /**
   * `<purpose>:<owner>`: one per purpose and owner, so that a new one replaces the old. Of `undo` there are several, see `undo-links.ts`.
   */
  _id: string;
  purpose: TokenPurpose;
  hash: string;
  /** Id of the account; a random id for a set-up link; the version for a trial. */
  owner: string;
  /** Hash of the address that the link was sent to: the link is invalid for any other. A set-up link has none. */
  addressHash?: string;
  /** For `undo`: the address to restore, when the link was created, and whether the account had a second factor then. */
  address?: string;
  madeAt?: Date;
  hadSecondFactor?: boolean;
  expiresAt: Date;
  /** Kept to distinguish a second click from a wrong link. */
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
    // Only undo links have one: the index answers whether an address is reserved for its former owner.
    address: { type: String, index: { sparse: true } },
    madeAt: { type: Date },
    hadSecondFactor: { type: Boolean },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: KEPT_SECONDS } },
    usedAt: { type: Date, default: null },
  },
  { strict: 'throw', versionKey: false, collection: 'tokens' },
);

export const TokenModel = model<TokenRecord>('Token', schema);
