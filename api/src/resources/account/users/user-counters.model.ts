import { model, Schema } from 'mongoose';

/** Counters over all accounts, updated with every change instead of being computed on request (D16). */
export interface UserFigures {
  /** Always `users`. */
  _id: string;
  total: number;
  /** Not blocked. */
  active: number;
  administrators: number;
  verified: number;
}
export type FigureName = Exclude<keyof UserFigures, '_id'>;
export const FIGURES_ID = 'users';

const figure = { type: Number, default: 0 };
const schema = new Schema<UserFigures>(
  { _id: { type: String, required: true }, total: figure, active: figure, administrators: figure, verified: figure },
  { strict: 'throw', versionKey: false, collection: 'figures' },
);
export const UserFiguresModel = model<UserFigures>('UserFigures', schema);
