import { model, Schema } from 'mongoose';

/** `active`: accounts by the minute of their last activity · `registered`: by the minute of their registration. */
export type MinuteCounterName = 'active' | 'registered';

/**
 * A histogram: the number of accounts with a date in each minute of an hour. The count of a time span is a sum over a few of these records,
 * independent of the number of users.
 */
export interface MinuteCounterRecord {
  /** `<name>:<hours since 1970, seven digits>` */
  _id: string;
  /** Number of accounts by minute of the hour, '0'…'59'. */
  minutes: Record<string, number>;
  expiresAt: Date;
}

const schema = new Schema<MinuteCounterRecord>(
  {
    _id: { type: String, required: true },
    minutes: { type: Schema.Types.Mixed, required: true },
    expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { strict: 'throw', versionKey: false, collection: 'minuteCounters' },
);
export const MinuteCounterModel = model<MinuteCounterRecord>('MinuteCounter', schema);
