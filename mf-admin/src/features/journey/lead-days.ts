import type { listLeads, LeadSource } from '@app/contract/leads';
import { type DayKey, plusDays } from '@app/shared-ui/dates/day-key';
import type { ResponseOf } from '@app/contract/endpoint';

export type Lead = ResponseOf<typeof listLeads>[number];

/** Leads of one day, by source. */
export interface LeadDay {
  readonly day: string;
  readonly total: number;
  readonly bySource: Readonly<Partial<Record<LeadSource, number>>>;
}

/**
 * Every day up to today, `count` of them, oldest first: days without any are there as well. Where the server counts, tomorrow may have
 * begun.
 */
export function leadDays(leads: readonly Lead[], count: number, today: DayKey): readonly LeadDay[] {
  if (leads.length === 0) return [];
  const newest = leads.reduce((latest, { day }) => (day > latest ? day : latest), today);
  return Array.from({ length: count }, (_, i) => {
    const day = plusDays(newest, i + 1 - count);
    const ofDay = leads.filter((lead) => lead.day === day);
    return {
      day,
      total: ofDay.reduce((sum, lead) => sum + lead.count, 0),
      bySource: Object.fromEntries(ofDay.map((lead) => [lead.source, lead.count])),
    };
  });
}
