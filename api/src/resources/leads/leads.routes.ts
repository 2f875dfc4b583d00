import type Router from '@koa/router';
import { type LeadSource, recordLead } from '@app/contract/leads';
import { model, Schema } from 'mongoose';
import { networkOf } from '../../platform/limits/network.ts';
import { register } from '../../platform/register.ts';

/** How often a button of the landing page was pressed on a day: no person, no address (D24). */
interface LeadCount {
  /** `<yyyy-MM-dd> <source>` */
  _id: string;
  /** Day in the operator's zone. */
  day: string;
  source: LeadSource;
  count: number;
}

const schema = new Schema<LeadCount>(
  {
    _id: { type: String, required: true },
    day: { type: String, required: true },
    source: { type: String, required: true },
    count: { type: Number, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'leads' },
);
const LeadModel = model<LeadCount>('Lead', schema);

/** `yyyy-MM-dd` in a zone; Canada writes its dates that way. */
const dayIn = (timeZone: string, now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

/** Leads of the landing page, counted first-party. */
export function registerLeads(router: Router): void {
  register(router, recordLead, async ({ body: { source }, ctx }) => {
    const { limits, env, clock } = ctx.deps;
    await limits.consume('lead', networkOf(ctx.ip));
    const day = dayIn(env.TIME_ZONE, clock());
    await LeadModel.updateOne(
      { _id: `${day} ${source}` },
      { $inc: { count: 1 }, $setOnInsert: { day, source } },
      { upsert: true },
    );
  });
}
