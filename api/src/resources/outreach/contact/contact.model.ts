import { model, Schema, type Types } from 'mongoose';

/** A message to the support team: the user's text is encrypted with the user's own key, and deleted with the account. */
export interface ContactMessage {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Name, address, subject and message. */
  sealed: Buffer;
  at: Date;
}

const schema = new Schema<ContactMessage>(
  {
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    sealed: { type: Buffer, required: true },
    at: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'contactMessages' },
);

export const ContactMessageModel = model<ContactMessage>('ContactMessage', schema);
