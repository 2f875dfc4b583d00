import { model, Schema } from 'mongoose';

/** Written by rate-limiter-flexible itself; declared here so that its indexes are created with all others. */
const schema = new Schema(
  {
    key: { type: String, required: true, unique: true },
    points: { type: Number, required: true },
    expire: { type: Date, index: { expireAfterSeconds: 0 } },
  },
  { strict: 'throw', versionKey: false, collection: 'rateLimits' },
);

export const LimitModel = model('Limit', schema);
