import type { LeadSource } from '@app/contract/leads';
import { model, Schema } from 'mongoose';

/** Count of clicks on a button of the landing page per day: without person or address (D24). */
interface LeadCount {
  /** `<yyyy-MM-dd> <source>` */
  _id: string;
  /** Day in the operator's time zone. */
  day: string;
  source: LeadSource;
  count: number;
}

const schema = new Schema<LeadCount>(
  {
    _id: { type: String, required: true },
    day: { type: String, required: true },
    source: { type: String, required: true },
    count: { type: Number, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'leads' },
);
schema.index({ day: -1 });
export const LeadModel = model<LeadCount>('Lead', schema);
