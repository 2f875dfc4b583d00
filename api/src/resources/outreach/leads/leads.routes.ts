import type Router from '@koa/router';
import { LEAD_DAYS, listLeads, recordLead } from '@app/contract/leads';
import mongoose from 'mongoose';
import { dayIn, firstOfDays } from '../../../platform/civil-day.ts';
import { register } from '../../../platform/http/register.ts';
import { LeadModel } from './lead.model.ts';

/** Leads of the landing page, counted first-party. */
export function registerLeads(router: Router): void {
  register(router, recordLead, async ({ body: { source }, ctx }) => {
    const { limits, env, clock } = ctx.deps;
    await limits.consumeNetwork('lead', ctx.ip);
    const day = dayIn(env.TIME_ZONE, clock());
    await LeadModel.updateOne(
      { _id: `${day} ${source}` },
      { $inc: { count: 1 }, $setOnInsert: { day, source } },
      { upsert: true },
    );
  });

  register(router, listLeads, async ({ ctx }) => {
    const { env, clock } = ctx.deps;
    const since = firstOfDays(LEAD_DAYS, env.TIME_ZONE, clock());
    return LeadModel.find({ day: mongoose.trusted({ $gte: since }) }, { _id: 0, day: 1, source: 1, count: 1 })
      .sort({ day: -1, source: 1 })
      .lean()
      .exec();
  });
}
