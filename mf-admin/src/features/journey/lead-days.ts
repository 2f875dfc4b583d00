import type { listLeads, LeadSource } from '@app/contract/leads';
import type { ResponseOf } from '@app/contract/endpoint';

export type Lead = ResponseOf<typeof listLeads>[number];

/** Leads of one day, by source. */
export interface LeadDay {
  readonly day: string;
  readonly total: number;
  readonly bySource: Readonly<Partial<Record<LeadSource, number>>>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every day up to the newest lead, `count` of them, oldest first: days without any are there as well. */
export function leadDays(leads: readonly Lead[], count: number): readonly LeadDay[] {
  const newest = leads.reduce((latest, { day }) => (day > latest ? day : latest), '');
  if (newest === '') return [];
  const end = Date.parse(`${newest}T00:00:00Z`);
  return Array.from({ length: count }, (_, i) => {
    const day = new Date(end - (count - 1 - i) * DAY_MS).toISOString().slice(0, 10);
    const ofDay = leads.filter((lead) => lead.day === day);
    return {
      day,
      total: ofDay.reduce((sum, lead) => sum + lead.count, 0),
      bySource: Object.fromEntries(ofDay.map((lead) => [lead.source, lead.count])),
    };
  });
}
