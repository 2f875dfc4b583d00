import { type ClientSession, model, Schema, type Types } from 'mongoose';

export type AuditAction = 'block' | 'unblock' | 'promote' | 'demote' | 'grant_premium' | 'revoke_premium';

/** One act of an administrator (Z-06). Records are only ever added. */
export interface AuditRecord {
  _id: Types.ObjectId;
  at: Date;
  /** Id of the administrator; `operator` for the command line. */
  actor: string;
  action: AuditAction;
  /** Id of the account that was changed. */
  target: string;
}

const fixed = { required: true, immutable: true } as const;
const schema = new Schema<AuditRecord>(
  {
    at: { type: Date, ...fixed, index: true },
    actor: { type: String, ...fixed },
    action: { type: String, ...fixed },
    target: { type: String, ...fixed, index: true },
  },
  { strict: 'throw', versionKey: false, collection: 'audit' },
);

export const AuditModel = model<AuditRecord>('Audit', schema);

/** Writes who did what to whom, in the transaction of the act itself: neither exists without the other. */
export async function recordAudit(record: Omit<AuditRecord, '_id'>, session: ClientSession): Promise<void> {
  await AuditModel.create([record], { session });
}
