import { model, Schema } from 'mongoose';

/** An administrator's edit of an item; served instead of the files' item. */
export interface ContentEdit {
  /** Increases with each publication and undo. */
  rev: number;
  /** `null` once all edits are undone: the files' item is served. */
  item: unknown;
  /** The files' item at that time. */
  seedHash: string;
}

/** One item of the programme, as in `api/content` when it last changed. */
export interface ContentRecord {
  _id: string;
  /** SHA-256 of the item, to detect changes without reading it. */
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
