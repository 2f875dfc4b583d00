import { model, Schema, type Types } from 'mongoose';
import type { SealedField } from '../../../platform/crypto/vault.ts';
import type { PictureType } from './picture.ts';

/**
 * A picture drawn by the user: its original bytes, encrypted with the user's key. It fits one document: at most 5 MB of the 16 that MongoDB
 * allows.
 */
export interface StoredDrawing {
  /** `<user id>/<SHA-256>`. */
  _id: string;
  userId: Types.ObjectId;
  type: PictureType;
  size: number;
  sealed: SealedField;
  createdAt: Date;
}

const options = { strict: 'throw', versionKey: false } as const;

const drawingSchema = new Schema<StoredDrawing>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true, index: true },
    type: { type: String, required: true },
    size: { type: Number, required: true },
    sealed: { type: Buffer, required: true },
    createdAt: { type: Date, required: true },
  },
  { ...options, collection: 'drawings' },
);
export const DrawingModel = model<StoredDrawing>('Drawing', drawingSchema);

/** Total bytes of an account's drawings. */
export interface DrawingUsage {
  _id: Types.ObjectId;
  bytes: number;
}

const usageSchema = new Schema<DrawingUsage>(
  { _id: { type: Schema.Types.ObjectId, required: true }, bytes: { type: Number, required: true, default: 0 } },
  { ...options, collection: 'drawingUsage' },
);
export const DrawingUsageModel = model<DrawingUsage>('DrawingUsage', usageSchema);
