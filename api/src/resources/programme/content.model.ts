import { model, Schema } from 'mongoose';

/** One item of the programme, as `api/content` had it when it changed last. */
export interface ContentRecord {
  _id: string;
  /** SHA-256 of the item, to tell a change without reading it. */
  hash: string;
  item: unknown;
}

const schema = new Schema<ContentRecord>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    item: { type: Schema.Types.Mixed, required: true },
  },
  { strict: 'throw', versionKey: false, minimize: false, collection: 'content' },
);

export const ContentModel = model<ContentRecord>('Content', schema);
