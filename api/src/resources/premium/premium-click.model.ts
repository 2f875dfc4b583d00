import { model, Schema, type Types } from 'mongoose';

/** A woman's interest in premium: one record each, however often she asks. Name and address are read from her account. */
export interface PremiumClick {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The last time. */
  clickedAt: Date;
  clicks: number;
  /** Whether the mail to her has left: taken by the mail server or written to the outbox. */
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
