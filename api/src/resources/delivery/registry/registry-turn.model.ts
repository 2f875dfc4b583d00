import { model, Schema } from 'mongoose';

/** Written by every change of the registry: concurrent transactions conflict on it. */
interface TurnRecord {
  _id: string;
  changes: number;
}

export const RegistryTurnModel = model<TurnRecord>(
  'RegistryTurn',
  new Schema<TurnRecord>(
    { _id: { type: String, required: true }, changes: { type: Number, default: 0 } },
    { strict: 'throw', versionKey: false, collection: 'registryTurns' },
  ),
);
