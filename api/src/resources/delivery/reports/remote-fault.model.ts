import type { FaultFrame } from '@app/contract/remote-faults';
import { model, Schema } from 'mongoose';

/** Equal faults of a version in browsers: kind of error and places, without messages, accounts and addresses. */
export interface RemoteFaultRecord {
  /** `<version> <hash of the fields that make faults equal>`, such as `mf-x@1.1.0 …`. */
  _id: string;
  name: string;
  version: string;
  kind: 'load_failed' | 'render_failed';
  error: string;
  frames: FaultFrame[];
  count: number;
  firstAt: Date;
  lastAt: Date;
}

const KEPT_SECONDS = 30 * 24 * 60 * 60;
const frame = new Schema<FaultFrame>({ file: String, line: Number, column: Number }, { _id: false });
const schema = new Schema<RemoteFaultRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    version: { type: String, required: true },
    kind: { type: String, required: true },
    error: { type: String, required: true },
    frames: { type: [frame], default: [] },
    count: { type: Number, default: 0 },
    firstAt: { type: Date, required: true },
    lastAt: { type: Date, required: true, index: { expireAfterSeconds: KEPT_SECONDS } },
  },
  { strict: 'throw', versionKey: false, collection: 'remoteFaults' },
);
schema.index({ name: 1, version: 1 });
export const RemoteFaultModel = model<RemoteFaultRecord>('RemoteFault', schema);
