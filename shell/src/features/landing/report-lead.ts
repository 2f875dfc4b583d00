import { type LeadSource, recordLead } from '@app/contract/leads';
import { call } from '@app/shared-ui/host';
import { trackLead } from '../../pixel/pixel.ts';

/** Counts a press of a call to action, with us and with the pixel. Nobody waits for it, and a failure is nothing she should hear of. */
export function reportLead(source: LeadSource): void {
  call(recordLead, { body: { source }, keepalive: true }).catch(() => undefined);
  trackLead(source);
}
