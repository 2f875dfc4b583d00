import { model, Schema } from 'mongoose';

/** Browsers' reports about a version of a remote on one day: counts and load times only. */
export interface RemoteReportRecord {
  /** `mf-journey@1.0.0 2026-11-21` (UTC) */
  _id: string;
  name: string;
  version: string;
  day: string;
  loaded: number;
  load_failed: number;
  render_failed: number;
  /** Sum of the load times, in milliseconds. */
  totalMs: number;
}

const count = { type: Number, default: 0 };
const schema = new Schema<RemoteReportRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    version: { type: String, required: true },
    day: { type: String, required: true, index: true },
    loaded: count,
    load_failed: count,
    render_failed: count,
    totalMs: count,
  },
  { strict: 'throw', versionKey: false, collection: 'remoteReports' },
);
export const RemoteReportModel = model<RemoteReportRecord>('RemoteReport', schema);
