import { type LeadSource, recordLead } from '@app/contract/leads';
import { call } from '@app/shared-ui/host';
import { trackLead } from '../../pixel/pixel.ts';

/** Counts a press of a call to action on the server and with the pixel. Fire and forget: failures are not shown. */
export function reportLead(source: LeadSource): void {
  call(recordLead, { body: { source }, keepalive: true }).catch(() => undefined);
  trackLead(source);
}
