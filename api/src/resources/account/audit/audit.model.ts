import { model, Schema, type Types } from 'mongoose';

export type AuditAction =
  | 'block'
  | 'unblock'
  | 'promote'
  | 'demote'
  | 'grant_premium'
  | 'revoke_premium'
  | 'end_sessions'
  | 'export_users'
  | 'resend_mail'
  | 'publish_content'
  | 'undo_content'
  | 'publish_remote'
  | 'publish_remote_forced'
  | 'promote_remote'
  | 'promote_older_remote'
  | 'rollback_remote'
  | 'retire_remote'
  | 'withdraw_remote'
  | 'change_remote_owner'
  | 'override_remote'
  | 'offer_trial'
  | 'end_trial'
  | 'add_tester'
  | 'remove_tester'
  | 'change_testers'
  | 'create_deploy_token'
  | 'end_deploy_token';

/** One act of an administrator, or on a remote (Z-06). Append-only. */
export interface AuditRecord {
  _id: Types.ObjectId;
  at: Date;
  /** Id of the administrator; `operator` for the command line, `server` for what it decides by itself, `installation` for DEPLOY_TOKEN, `token:<id>` for a remote's token. */
  actor: string;
  action: AuditAction;
  /** Id of the changed account, or of another target: `mail:<id>`, `content:block:1`, `users`, `remote:mf-x@1.0.0`, `token:<id>`. */
  target: string;
}

const fixed = { required: true, immutable: true } as const;
const schema = new Schema<AuditRecord>(
  {
    at: { type: Date, ...fixed },
    actor: { type: String, ...fixed },
    action: { type: String, ...fixed },
    target: { type: String, ...fixed, index: true },
  },
  { strict: 'throw', versionKey: false, collection: 'audit' },
);

schema.index({ at: -1, _id: -1 });

/** Refuses every update and deletion of a record. */
const refuse = () => {
  throw new Error('The audit is only ever added to.');
};
for (const act of ['updateOne', 'updateMany', 'replaceOne', 'findOneAndUpdate', 'findOneAndReplace'] as const)
  schema.pre(act, refuse);
for (const act of ['deleteOne', 'deleteMany', 'findOneAndDelete'] as const) schema.pre(act, refuse);

export const AuditModel = model<AuditRecord>('Audit', schema);
