import { model, Schema, type Types } from 'mongoose';

/** The user's saved items and reading positions: one small document per user; ids and positions, never text. */
export interface ShelfRecord {
  /** The user's id. */
  _id: Types.ObjectId;
  /** Time at which the user saved each item, by item ('book-1'). */
  saved: Record<string, Date>;
  /** Index of the paragraph at which the user stopped reading, by item. */
  positions: Record<string, number>;
}

const byItem = { type: Schema.Types.Mixed, default: () => ({}) };

const schema = new Schema<ShelfRecord>(
  { _id: { type: Schema.Types.ObjectId, required: true }, saved: byItem, positions: byItem },
  { strict: 'throw', versionKey: false, minimize: false, collection: 'shelves' },
);

export const ShelfModel = model<ShelfRecord>('Shelf', schema);
