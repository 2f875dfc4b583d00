import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { countSchema } from './shapes.ts';

/** Buttons of the landing page that are counted. */
export const leadSourceSchema = z.enum([
  'cta_main_button',
  'cta_modules_button',
  'cta_differentiation_button',
  'cta_final_button',
]);
export type LeadSource = z.infer<typeof leadSourceSchema>;

/** Counts a click on a button of the landing page, first-party and without personal data (D24). */
export const recordLead = defineEndpoint({
  name: 'recordLead',
  method: 'POST',
  path: '/api/leads',
  access: 'public',
  body: z.strictObject({ source: leadSourceSchema }),
});

/** Days that the administrator sees. */
export const LEAD_DAYS = 90;

/** Leads by source and day of the last 90 days, newest day first; days without any are absent. */
export const listLeads = defineEndpoint({
  name: 'listLeads',
  method: 'GET',
  path: '/api/admin/leads',
  access: 'admin',
  response: z.array(z.object({ day: z.iso.date(), source: leadSourceSchema, count: countSchema })),
});
