import * as z from 'zod/mini';

/** Frames of `/ws` (1§7, CALLS): ids and revisions, never text. `seq` increases by one per event of a user; on a gap the client pulls. */
const seq = { seq: z.number().check(z.int(), z.minimum(0)) };
const entryChange = z.object({
  ...seq,
  key: z.string(),
  entryId: z.number(),
  activityId: z.optional(z.number()),
  rev: z.number(),
});

/** A frame from the server, by `event`. Unknown events are ignored, so that new ones can be added. */
export const liveEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('journal_entry_created'), data: entryChange }),
  z.object({ event: z.literal('journal_entry_updated'), data: entryChange }),
  z.object({
    event: z.literal('activity_completed'),
    data: z.object({
      ...seq,
      activityId: z.number(),
      stageId: z.number(),
      blockId: z.number(),
      sealUnlocked: z.boolean(),
    }),
  }),
  z.object({ event: z.literal('calendar_updated'), data: z.object({ ...seq, keys: z.array(z.string()) }) }),
  z.object({ event: z.literal('settings_updated'), data: z.object({ ...seq, rev: z.number() }) }),
  z.object({ event: z.literal('progress_updated'), data: z.object({ ...seq }) }),
  z.object({
    event: z.literal('access_changed'),
    data: z.object({ ...seq, hasPremiumAccess: z.boolean(), role: z.enum(['user', 'admin']) }),
  }),
  z.object({ event: z.literal('session_ended'), data: z.object({ seq: z.optional(z.number()), reason: z.string() }) }),
  /** A published text of programme or libraries; sent to everybody by processes that already serve it. */
  z.object({ event: z.literal('content_updated'), data: z.object({ seq: z.optional(z.number()) }) }),
  /** Another version of a remote is live; if the remote was retired, `version` is the last live one. */
  z.object({
    event: z.literal('remote_promoted'),
    data: z.object({ seq: z.optional(z.number()), name: z.string(), version: z.string() }),
  }),
  /**
   * The answer to a ping: for how long nothing was sent to this user's pages, at most a minute. A page that was opened within this time has
   * missed nothing.
   */
  z.object({
    event: z.literal('pong'),
    data: z.object({ seq: z.optional(z.number()), quietMs: z.number() }),
  }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;
/** Names of the events. */
export type LiveEventName = LiveEvent['event'];
/** Data of one event. */
export type LiveEventData<N extends LiveEventName> = Extract<LiveEvent, { event: N }>['data'];

/** Close code of a socket whose session ended (W-03). */
export const SESSION_ENDED_CODE = 4401;
