import { model, Schema } from 'mongoose';

/** What an administrator has made of an item; it is served in place of what the files have. */
export interface ContentEdit {
  /** Rises with each publication and undoing. */
  rev: number;
  /** `null` once everything was undone: the files' item is served. */
  item: unknown;
  /** The files' item at that time. */
  seedHash: string;
}

/** One item of the programme, as `api/content` had it when it changed last. */
export interface ContentRecord {
  _id: string;
  /** SHA-256 of the item, to tell a change without reading it. */
  hash: string;
  item: unknown;
  edit?: ContentEdit;
}

const schema = new Schema<ContentRecord>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    item: { type: Schema.Types.Mixed, required: true },
    edit: { type: Schema.Types.Mixed },
  },
  { strict: 'throw', versionKey: false, minimize: false, collection: 'content' },
);

export const ContentModel = model<ContentRecord>('Content', schema);
