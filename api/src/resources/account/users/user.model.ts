import { usernameKeyOf } from '@app/contract/names';
import { model, Schema, type Types } from 'mongoose';

/** The user's explicit consent to the storage of intimate data (D10, G-03). */
interface Consent {
  /** Version of the text that the user agreed to. */
  version: string;
  at: Date;
}

/** TOTP codes, required besides the password (V-12). */
export interface SecondFactor {
  /** The TOTP secret, encrypted with the user's data key. */
  secret: Buffer;
  /** False until a first valid code proves that the user's authenticator has the secret. */
  isOn: boolean;
  /** Number of the latest 30-second step whose code was used: codes of it and of earlier steps are refused. */
  lastStep: number;
  /** Hashes of the unused recovery codes. */
  recoveryHashes: string[];
  /** Time at which it was turned on; absent until then. */
  onSince?: Date;
}

/** An account as stored. Presenters create the wire shapes; never send this. */
export interface User {
  _id: Types.ObjectId;
  username: string;
  /** `username` folded for comparison: NFKC, lower case. Unique. */
  usernameKey: string;
  /** Look of `username`. Unique. */
  usernameLook: string;
  /** Lower case. Unique. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  role: 'user' | 'admin';
  /** False = blocked. */
  isActive: boolean;
  isEmailVerified: boolean;
  hasPremiumAccess: boolean;
  consent: Consent | null;
  /** Time at which the user withdrew the consent; nothing that the user writes is accepted until a new one. */
  consentWithdrawnAt: Date | null;
  /** Whether the user has opted in to the weekly mail (D23); a copy of the setting, which is encrypted. */
  emailUpdates?: boolean;
  /** Whether mails to the user name the product nowhere (D44); a copy, too. */
  discreetMails?: boolean;
  /** Whether the user is asked for the password each time (D44); a copy, too. */
  asksEachTime?: boolean;
  /** The requested new address, not verified yet (D20). */
  pendingEmail: string | null;
  /** Second address, confirmed by its reader: gets copies of security warnings. */
  warningAddress?: string | null;
  /** Requested second address, not confirmed yet. */
  pendingWarningAddress?: string | null;
  /** Time at which the user last asked about premium; the whole record is in `premiumClicks`. */
  premiumEmailClickedAt?: Date | null;
  /** The user's data key, wrapped by the operator key `dataKeyId`; deleting the account makes everything encrypted with it unreadable. */
  dataKey: Buffer;
  dataKeyId: string;
  /** Second factor; absent or `null` without one. */
  secondFactor?: SecondFactor | null;
  /** Account of `--demo`: its password is public, so sign-in over https is refused. */
  isDemo?: boolean;
  /** Remotes whose unpublished versions the account may try; absent for nearly all accounts. */
  testsRemotes?: string[];
  createdAt: Date;
  lastLoginAt: Date | null;
  /** Place of the last sign-in; deleted after thirty days. */
  city: string | null;
  country: string | null;
  /** Time of the last activity, rounded to the minute. */
  lastActiveAt: Date | null;
  /** Total seconds between successive signs of activity at most five minutes apart. */
  usageSeconds: number;
  /** Whether the latest mail about the user's interest in premium was sent. */
  premiumEmailSent?: boolean;
  /** Sort text of the administrator's list: user name and e-mail, folded. */
  fold: string;
  /** Words of `fold`, by whose beginnings administrators search (search-text.ts). */
  searchWords: string[];
}

const consentSchema = new Schema<Consent>(
  { version: { type: String, required: true }, at: { type: Date, required: true } },
  { _id: false, strict: 'throw' },
);
const secondFactorSchema = new Schema<SecondFactor>(
  {
    secret: { type: Buffer, required: true },
    isOn: { type: Boolean, required: true },
    lastStep: { type: Number, required: true },
    recoveryHashes: { type: [String], required: true },
    onSince: Date,
  },
  { _id: false, strict: 'throw' },
);

const schema = new Schema<User>(
  {
    username: { type: String, required: true },
    usernameKey: { type: String, required: true, unique: true },
    usernameLook: { type: String, required: true },
    email: { type: String, required: true, unique: true },
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
    passwordHash: { type: String, required: true },
    role: { type: String, enum: ['user', 'admin'], default: 'user' },
    isActive: { type: Boolean, default: true },
    isEmailVerified: { type: Boolean, default: false },
    hasPremiumAccess: { type: Boolean, default: false },
    consent: { type: consentSchema, default: null },
    consentWithdrawnAt: { type: Date, default: null },
    emailUpdates: { type: Boolean, default: false },
    discreetMails: { type: Boolean, default: false },
    asksEachTime: { type: Boolean, default: false },
    pendingEmail: { type: String, default: null },
    warningAddress: { type: String, default: null },
    pendingWarningAddress: { type: String, default: null },
    premiumEmailClickedAt: { type: Date, default: null },
    dataKey: { type: Buffer, required: true },
    dataKeyId: { type: String, required: true, index: true },
    secondFactor: { type: secondFactorSchema, default: null },
    isDemo: Boolean,
    testsRemotes: { type: [String], default: undefined, index: { sparse: true } },
    createdAt: { type: Date, required: true },
    lastLoginAt: { type: Date, default: null },
    city: { type: String, default: null },
    country: { type: String, default: null },
    lastActiveAt: { type: Date, default: null },
    usageSeconds: { type: Number, default: 0 },
    premiumEmailSent: { type: Boolean, default: false },
    fold: { type: String, default: '' },
    searchWords: { type: [String], default: [] },
  },
  { strict: 'throw', versionKey: false, collection: 'users' },
);
schema.index({ usernameLook: 1 }, { unique: true, partialFilterExpression: { usernameLook: { $type: 'string' } } });
// The administrator's filter of unverified accounts; the first administrator.
schema.index({ isEmailVerified: 1, createdAt: 1 });
schema.index({ role: 1, isActive: 1 });
// Indexes of the administrator's list: one per order, and one of the search.
schema.index({ createdAt: -1, _id: -1 });
schema.index({ lastActiveAt: -1, _id: -1, isActive: 1 });
schema.index({ fold: 1, _id: 1 });
schema.index({ searchWords: 1 });
// Index of the list's filter by premium, which may be rare among many.
schema.index({ hasPremiumAccess: 1, createdAt: -1, _id: -1 }, { partialFilterExpression: { hasPremiumAccess: true } });
// Recipients of the weekly mail.
schema.index({ emailUpdates: 1 }, { partialFilterExpression: { emailUpdates: true } });
// Retention of places: only accounts that have one.
schema.index({ lastLoginAt: 1 }, { partialFilterExpression: { country: { $type: 'string' } } });

export const UserModel = model<User>('User', schema);

/**
 * The form in which user names that look alike are identical: folds the confusables of UTS 39 among the characters of a user name, and
 * case. Accents, spaces and dashes remain distinct.
 */
export const usernameLookOf = (username: string): string =>
  usernameKeyOf(username)
    .replaceAll(/[1i|]/gu, 'l')
    .replaceAll('0', 'o')
    .replaceAll('m', 'rn')
    .replaceAll('vv', 'w')
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ');
