import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const leadSourceSchema = z.enum([
  'cta_main_button',
  'cta_modules_button',
  'cta_differentiation_button',
  'cta_final_button',
]);
export type LeadSource = z.infer<typeof leadSourceSchema>;

/** Counted first-party, without personal data (D24). */
export const recordLead = defineEndpoint({
  name: 'recordLead',
  method: 'POST',
  path: '/api/leads',
  access: 'public',
  body: z.strictObject({ source: leadSourceSchema }),
});
