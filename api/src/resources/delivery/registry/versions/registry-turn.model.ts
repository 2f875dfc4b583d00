import { model, Schema } from 'mongoose';

/** Record that every change of the registry writes, so that concurrent transactions conflict. */
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
