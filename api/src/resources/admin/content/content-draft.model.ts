import { model, Schema } from 'mongoose';

/**
 * An unfinished edit of an item, seen by administrators only. A collection of its own: a write to `content` makes every process load the
 * programme anew.
 */
export interface ContentDraft {
  /** Id of the item. */
  _id: string;
  /** The edited item, not validated as it may be unfinished. */
  value: unknown;
  /** The revision that the edit changes. */
  rev: number;
  at: Date;
  /** Id of the administrator. */
  by: string;
}

const schema = new Schema<ContentDraft>(
  {
    _id: { type: String, required: true },
    value: { type: Schema.Types.Mixed, required: true },
    rev: { type: Number, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
  },
  { strict: 'throw', versionKey: false, minimize: false, collection: 'contentDrafts' },
);

export const ContentDraftModel = model<ContentDraft>('ContentDraft', schema);
