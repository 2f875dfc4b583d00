import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Records the user's interest in premium and mails the user and the administrator (1§7, 2§7). */
export const trackPremiumClick = defineEndpoint({
  name: 'trackPremiumClick',
  method: 'POST',
  path: '/api/track-premium-click',
  access: 'user',
  response: z.object({ success: z.boolean(), emailSent: z.boolean(), message: z.string() }),
});
