import { model, Schema, type Types } from 'mongoose';

/** One version of an item, as served from one publication or undo to the next. Append-only. */
export interface ContentRevision {
  _id: Types.ObjectId;
  contentId: string;
  rev: number;
  /** `null`: the version of the files. */
  item: unknown;
  /** The revision that an undo of this one returns to; 0 for the files. */
  before: number;
  isUndo: boolean;
  at: Date;
  /** Id of the administrator. */
  by: string;
}

const fixed = { required: true, immutable: true } as const;
const schema = new Schema<ContentRevision>(
  {
    contentId: { type: String, ...fixed },
    rev: { type: Number, ...fixed },
    item: { type: Schema.Types.Mixed, default: null, immutable: true },
    before: { type: Number, ...fixed },
    isUndo: { type: Boolean, ...fixed },
    at: { type: Date, ...fixed },
    by: { type: String, ...fixed },
  },
  { strict: 'throw', versionKey: false, minimize: false, collection: 'contentRevisions' },
);
schema.index({ contentId: 1, rev: -1 }, { unique: true });

export const ContentRevisionModel = model<ContentRevision>('ContentRevision', schema);
