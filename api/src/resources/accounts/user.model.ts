import { type HydratedDocument, model, Schema, type Types } from 'mongoose';

/** An account as it is stored. Wire shapes are made by presenters; never send this. */
export interface User {
  _id: Types.ObjectId;
  username: string;
  /** `username` folded for comparison: NFKC, lower case. Unique. */
  usernameKey: string;
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
  createdAt: Date;
  lastLoginAt: Date | null;
  /** Last sign of activity, to the minute. */
  lastActiveAt: Date | null;
  /** Sum of the times between signs of activity at most five minutes apart. */
  usageSeconds: number;
}

const schema = new Schema<User>(
  {
    username: { type: String, required: true },
    usernameKey: { type: String, required: true, unique: true },
    email: { type: String, required: true, unique: true },
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
    passwordHash: { type: String, required: true },
    role: { type: String, enum: ['user', 'admin'], default: 'user' },
    isActive: { type: Boolean, default: true },
    isEmailVerified: { type: Boolean, default: false },
    hasPremiumAccess: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
    lastLoginAt: { type: Date, default: null },
    lastActiveAt: { type: Date, default: null },
    usageSeconds: { type: Number, default: 0 },
  },
  { strict: 'throw', versionKey: false, collection: 'users' },
);

export const UserModel = model<User>('User', schema);
export type UserDocument = HydratedDocument<User>;

/** The form in which two user names are the same. */
export const usernameKeyOf = (username: string): string => username.trim().normalize('NFKC').toLowerCase();
