import { model, Schema, type Types } from 'mongoose';

/** A browser that gets reminders, for as long as its session lasts. */
export interface PushDevice {
  /** Hash of the subscription's address. */
  id: string;
  sessionId: string;
  /** The subscription, encrypted with the user's data key. */
  sealed: Buffer;
  /** Look of a discreet device (D44). */
  look: string | null;
  since: Date;
}

/** Ways in which reminders reach a user while the app is closed; the hour itself is in the encrypted settings. */
export interface ReminderRecord {
  /** Id of the user. */
  _id: Types.ObjectId;
  timeZone: string;
  byMail: boolean;
  /** Time at which the server next looks whether to remind; `null` if the user wants no reminder. */
  nextAt: Date | null;
  /** Day of the last reminder in the user's zone. */
  remindedOn: string | null;
  devices: PushDevice[];
  /** Hash of the token in the address of the user's calendar. */
  feedHash?: string;
  feedSince?: Date;
}

const deviceSchema = new Schema<PushDevice>(
  {
    id: { type: String, required: true },
    sessionId: { type: String, required: true },
    sealed: { type: Buffer, required: true },
    look: { type: String, default: null },
    since: { type: Date, required: true },
  },
  { _id: false, id: false, strict: 'throw' },
);

const schema = new Schema<ReminderRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    timeZone: { type: String, required: true },
    byMail: { type: Boolean, default: false },
    nextAt: { type: Date, default: null },
    remindedOn: { type: String, default: null },
    devices: { type: [deviceSchema], default: [] },
    feedHash: String,
    feedSince: Date,
  },
  { strict: 'throw', versionKey: false, collection: 'reminders' },
);
schema.index({ nextAt: 1 }, { partialFilterExpression: { nextAt: { $type: 'date' } } });
schema.index({ 'devices.sessionId': 1 });
schema.index({ 'devices.id': 1 });
schema.index({ feedHash: 1 }, { unique: true, partialFilterExpression: { feedHash: { $type: 'string' } } });

export const ReminderModel = model<ReminderRecord>('Reminder', schema);
