import type { ClientSession } from 'mongoose';
import { AuditModel, type AuditRecord } from './audit.model.ts';

/** Records who did what to whom, in the transaction of the act: neither exists without the other. */
export async function recordAudit(record: Omit<AuditRecord, '_id'>, session: ClientSession): Promise<void> {
  await AuditModel.create([record], { session });
}
