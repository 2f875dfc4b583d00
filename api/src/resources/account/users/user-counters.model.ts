import { model, Schema } from 'mongoose';

/** Counters over all accounts, updated with every change instead of being computed on request (D16). */
export interface UserCounters {
  /** Id of the only record: `users`. */
  _id: string;
  total: number;
  /** Accounts that are not blocked. */
  active: number;
  administrators: number;
  verified: number;
}
export type CounterName = Exclude<keyof UserCounters, '_id'>;
export const COUNTERS_ID = 'users';

const counter = { type: Number, default: 0 };
const schema = new Schema<UserCounters>(
  {
    _id: { type: String, required: true },
    total: counter,
    active: counter,
    administrators: counter,
    verified: counter,
  },
  { strict: 'throw', versionKey: false, collection: 'userCounters' },
);
export const UserCountersModel = model<UserCounters>('UserCounters', schema);
