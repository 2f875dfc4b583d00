import { model, Schema, type Types } from 'mongoose';

/** A user's interest in premium: one record per user, however often the user asks. Name and address are read from the account. */
export interface PremiumClick {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Time of the latest request. */
  clickedAt: Date;
  clicks: number;
  /** Whether the mail to the user was sent: accepted by the mail server or written to the outbox. */
  emailSent: boolean;
  emailSentAt: Date | null;
}

const schema = new Schema<PremiumClick>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, unique: true },
    clickedAt: { type: Date, required: true, index: -1 },
    clicks: { type: Number, default: 0 },
    emailSent: { type: Boolean, default: false },
    emailSentAt: { type: Date, default: null },
  },
  { strict: 'throw', versionKey: false, collection: 'premiumClicks' },
);

export const PremiumClickModel = model<PremiumClick>('PremiumClick', schema);
