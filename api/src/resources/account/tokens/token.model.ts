import { model, Schema } from 'mongoose';

/** The purposes of a mailed link. */
export type TokenPurpose =
  /** Activates a new account. */
  | 'verify'
  | 'reset'
  /** Confirms the new address of a requested change, to which it is sent. */
  | 'change'
  /** Cancels or undoes a change, sent to the former address. */
  | 'undo'
  /** Registers the browser that opens it as a known device. */
  | 'device'
  /** Confirms that a second address, to which it is sent, wants the account's warnings. */
  | 'warnings'
  | 'setup';

/** A one-time link. Only the hash of its 256 random bits is stored (V-13). */
export interface TokenRecord {
  /**
   * `<purpose>:<owner>`: a new link replaces the old one of the same purpose and owner. An account may have several of `undo`, see
   * `undo-links.ts`.
   */
  _id: string;
  purpose: TokenPurpose;
  hash: string;
  /** Id of the account; a random id for a set-up link. */
  owner: string;
  /** Hash of the address that the link was sent to: the link is invalid for any other. A set-up link has none. */
  addressHash?: string;
  /** Address that an `undo` link restores; below, the time of its creation, and whether the account had a second factor then. */
  address?: string;
  madeAt?: Date;
  hadSecondFactor?: boolean;
  /**
   * Hash of the second address for warnings that the account had when an `undo` link was made. Null without one: undoing then removes the
   * account's present second address, which may be an attacker's; the owner can enter it again.
   */
  warningHash?: string | null;
  expiresAt: Date;
  /** Time of use, kept to distinguish a second click from a wrong link. */
  usedAt: Date | null;
}

const KEPT_SECONDS = 7 * 24 * 60 * 60;

const schema = new Schema<TokenRecord>(
  {
    _id: { type: String, required: true },
    purpose: {
      type: String,
      enum: ['verify', 'reset', 'change', 'undo', 'device', 'warnings', 'setup'],
      required: true,
    },
    hash: { type: String, required: true, unique: true },
    owner: { type: String, required: true, index: true },
    addressHash: { type: String },
    // The address of an undo link; the index answers whether an address is reserved for its former owner.
    address: { type: String, index: { sparse: true } },
    madeAt: { type: Date },
    hadSecondFactor: { type: Boolean },
    warningHash: { type: String },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: KEPT_SECONDS } },
    usedAt: { type: Date, default: null },
  },
  { strict: 'throw', versionKey: false, collection: 'tokens' },
);

export const TokenModel = model<TokenRecord>('Token', schema);
