import * as z from 'zod/mini';
import { DISCREET_LOOKS } from './discreet-looks.ts';
import { defineEndpoint } from './endpoint.ts';

/** Gives the calling browser a look, by its cookie, or takes it away: `null` (D44). */
export const setDeviceLook = defineEndpoint({
  name: 'setDeviceLook',
  method: 'PUT',
  path: '/api/account/device-look',
  access: 'user',
  body: z.strictObject({ look: z.nullable(z.enum(DISCREET_LOOKS)) }),
});
