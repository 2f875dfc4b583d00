import { model, Schema } from 'mongoose';

export interface StageCount {
  stageId: number;
  here: number;
  halted: number;
}

/** The numbers of users by current stage, as of the last count. */
export interface StageDropoffRecord {
  /** Id of the only record: `latest`. */
  _id: string;
  countedAt: Date;
  stages: StageCount[];
}
const schema = new Schema<StageDropoffRecord>(
  {
    _id: { type: String, required: true },
    countedAt: { type: Date, required: true },
    stages: {
      type: [
        new Schema<StageCount>({ stageId: Number, here: Number, halted: Number }, { _id: false, strict: 'throw' }),
      ],
      required: true,
    },
  },
  { strict: 'throw', versionKey: false, collection: 'stageDropoff' },
);
export const StageDropoffModel = model<StageDropoffRecord>('StageDropoff', schema);
