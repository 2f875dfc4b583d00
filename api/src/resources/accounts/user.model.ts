import { type HydratedDocument, model, Schema, type Types } from 'mongoose';

/** What API processes of before write at a sign-in; nothing reads it, and each sign-in empties it (decision 0018). */
export interface KnownDevice {
  /** Hash of the account and the name that the browser gives itself. */
  hash: string;
  seenAt: Date;
}

/** Her explicit consent to keep intimate data (D10, G-03). */
export interface Consent {
  /** Version of the text that she read. */
  version: string;
  at: Date;
}

/** Codes of an authenticator, asked for beside the password (V-12). */
export interface SecondFactor {
  /** What the codes are made from, sealed under her data key. */
  secret: Buffer;
  /** False until a first code has shown that the secret has arrived in her authenticator. */
  isOn: boolean;
  /** Number of the half minute whose code was used last: no code of it, or of one before, is taken again. */
  lastStep: number;
  /** Hashes of the recovery codes that are left. */
  recoveryHashes: string[];
  /** When it was turned on; absent where that was before it was noted. */
  onSince?: Date;
}

/** An account as it is stored. Wire shapes are made by presenters; never send this. */
export interface User {
  _id: Types.ObjectId;
  username: string;
  /** `username` folded for comparison: NFKC, lower case. Unique. */
  usernameKey: string;
  /** What `username` looks like. Unique; absent where an account of before looks like an older one. */
  usernameLook?: string;
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
  /** When she withdrew it; nothing that she writes is taken until she gives it again. */
  consentWithdrawnAt: Date | null;
  /** Whether she has asked for the weekly mail (D23); follows her settings, which are sealed. */
  emailUpdates?: boolean;
  /** An address that she wants instead of `email` and has not verified yet (D20). */
  pendingEmail: string | null;
  /** When she last asked about premium; the whole record is in `premiumClicks`. */
  premiumEmailClickedAt?: Date | null;
  /** Her data key, wrapped by the operator key `dataKeyId`: goes with the account, and everything sealed with it. */
  dataKey: Buffer;
  dataKeyId: string;
  /** Absent or `null`: she has none. */
  secondFactor?: SecondFactor | null;
  devices: KnownDevice[];
  /** Made by `--demo`: everybody knows the password, so that nobody signs in with it over https. */
  isDemo?: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
  /** Place of the last sign-in; forgotten after thirty days. */
  city: string | null;
  country: string | null;
  /** Last sign of activity, to the minute. */
  lastActiveAt: Date | null;
  /** Sum of the times between signs of activity at most five minutes apart. */
  usageSeconds: number;
  /** Whether the last mail about her interest in premium has left. */
  premiumEmailSent?: boolean;
  /** What the administrator's search looks through and sorts by: user name and e-mail without accents and capitals. */
  fold: string;
  /** Pieces of `fold` under which a search finds her (search-text.ts). */
  grams: string[];
}

const deviceSchema = new Schema<KnownDevice>(
  { hash: { type: String, required: true }, seenAt: { type: Date, required: true } },
  { _id: false, strict: 'throw' },
);
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
    usernameLook: String,
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
    pendingEmail: { type: String, default: null },
    premiumEmailClickedAt: { type: Date, default: null },
    dataKey: { type: Buffer, required: true },
    dataKeyId: { type: String, required: true, index: true },
    secondFactor: { type: secondFactorSchema, default: null },
    devices: { type: [deviceSchema], default: [] },
    isDemo: Boolean,
    createdAt: { type: Date, required: true },
    lastLoginAt: { type: Date, default: null },
    city: { type: String, default: null },
    country: { type: String, default: null },
    lastActiveAt: { type: Date, default: null },
    usageSeconds: { type: Number, default: 0 },
    premiumEmailSent: { type: Boolean, default: false },
    fold: { type: String, default: '' },
    grams: { type: [String], default: [] },
  },
  { strict: 'throw', versionKey: false, collection: 'users' },
);
schema.index({ usernameLook: 1 }, { unique: true, partialFilterExpression: { usernameLook: { $type: 'string' } } });
// Retention of unverified accounts; the first administrator.
schema.index({ isEmailVerified: 1, createdAt: 1 });
schema.index({ role: 1, isActive: 1 });
// The administrator's list: one index per order, and one under which a search finds the newest first.
schema.index({ createdAt: -1, _id: -1 });
schema.index({ lastActiveAt: -1, _id: -1, isActive: 1 });
schema.index({ fold: 1, _id: 1 });
schema.index({ grams: 1, createdAt: -1, _id: -1 });
// Whom the weekly mail goes to.
schema.index({ emailUpdates: 1 }, { partialFilterExpression: { emailUpdates: true } });
// Places to be forgotten: only accounts that have one.
schema.index({ lastLoginAt: 1 }, { partialFilterExpression: { country: { $type: 'string' } } });

export const UserModel = model<User>('User', schema);
export type UserDocument = HydratedDocument<User>;

/** The form in which two user names are the same. */
export const usernameKeyOf = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/**
 * The form in which two user names look the same: what the confusables of UTS 39 leave among the characters of a user name, in whatever
 * case. Accents tell names apart, and so do spaces and dashes.
 */
export const usernameLookOf = (username: string): string =>
  usernameKeyOf(username)
    .replaceAll(/[1i|]/gu, 'l')
    .replaceAll('0', 'o')
    .replaceAll('m', 'rn')
    .replaceAll('vv', 'w')
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ');
