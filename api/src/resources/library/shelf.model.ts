import { model, Schema, type Types } from 'mongoose';

/** What she has put aside and how far she has read: one small document per woman; ids and places, never words. */
export interface ShelfRecord {
  /** The user's id. */
  _id: Types.ObjectId;
  /** By item, 'book-1': when she saved it. */
  saved: Record<string, Date>;
  /** By item: the paragraph at which she left off. */
  positions: Record<string, number>;
}

const byItem = { type: Schema.Types.Mixed, default: () => ({}) };

const schema = new Schema<ShelfRecord>(
  { _id: { type: Schema.Types.ObjectId, required: true }, saved: byItem, positions: byItem },
  { strict: 'throw', versionKey: false, minimize: false, collection: 'shelves' },
);

export const ShelfModel = model<ShelfRecord>('Shelf', schema);
