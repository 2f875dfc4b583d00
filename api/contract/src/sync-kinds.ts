import * as z from 'zod/mini';
import { activityIdSchema } from './shapes.ts';

/**
 * What stands in the fields of synchronised documents (SYNC §2), for those that write them and for the server, which checks them one by
 * one. Words (`responses.*`, `title`, the texts of a day, weekly intentions) are any string up to `SYNC_TEXT_LENGTH`.
 */

/** Most characters of `strokes.<question>`. */
export const STROKES_LENGTH = 500_000;
/** Most drawings of an entry, canvases and saved ones together (SECURITY X-12). */
export const DRAWINGS_PER_ENTRY = 50;
/** Most fields of a document. */
export const FIELDS_PER_DOCUMENT = 400;
/** Most characters of all fields of a document together. */
export const DOCUMENT_LENGTH = 4_000_000;

/** A calendar day in her own zone, `yyyy-MM-dd`; one that no calendar has (30 February) is none. */
export const calendarDaySchema = z.iso.date();
/** `HH:mm` of her own clock. */
export const clockTimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const WRITING_MODES = ['text', 'handwriting'] as const;
export const DAY_ICONS = [
  'moon',
  'flower',
  'heart',
  'coffee',
  'book',
  'star',
  'sparkles',
  'sun',
  'flame',
  'drop',
] as const;

/** One line of ink: width, colour, points with the pressure where the pen tells it. */
export const strokeSchema = z.object({
  w: z.number(),
  c: z.string(),
  p: z.array(z.array(z.number()).check(z.minLength(2), z.maxLength(3))),
});
export type Stroke = z.infer<typeof strokeSchema>;

/** A journal entry beside its words, drawings and ink. */
export const entryFields = {
  /** Creation time in milliseconds: id on the screen and in addresses. Unique: where two devices drew the same, the server moves one on. */
  entryId: z.number().check(z.int(), z.minimum(1), z.maximum(8_640_000_000_000_000)),
  /** Absent for a personal entry. The entry `activity-<id>` belongs to that activity and no other. */
  activityId: z.nullable(activityIdSchema),
  writingMode: z.enum(WRITING_MODES),
  /** Only ever from false to true. */
  isCompleted: z.boolean(),
  /** What the entry was written about: a book, a film, a challenge … */
  source: z.nullable(
    z.strictObject({
      kind: z.string().check(z.regex(/^[a-z][a-z_-]{0,29}$/)),
      id: z.union([z.number().check(z.int()), z.string().check(z.minLength(1), z.maxLength(100))]),
    }),
  ),
};

/** A day of the calendar beside its words. */
export const dayFields = {
  icon: z.nullable(z.enum(DAY_ICONS)),
  isSacred: z.boolean(),
  selfCareChecked: z.boolean(),
};

/** A challenge in her calendar; `done.<n>` (n from 1) are booleans. */
export const challengeFields = { startDate: calendarDaySchema };

/** Where a word for a mood of her own stands between unpleasant and pleasant, calm and full of energy. */
const emotionPlaceSchema = z.strictObject({
  word: z.string().check(z.minLength(1), z.maxLength(60)),
  pleasant: z.number().check(z.minimum(-1), z.maximum(1)),
  energy: z.number().check(z.minimum(-1), z.maximum(1)),
});

export const settingsFields = {
  notifications: z.boolean(),
  darkMode: z.boolean(),
  sounds: z.boolean(),
  /** The weekly mail. */
  emailUpdates: z.boolean(),
  /** Hour of the daily reminder; none without it. */
  reminderAt: z.nullable(clockTimeSchema),
  quietFrom: z.nullable(clockTimeSchema),
  quietTo: z.nullable(clockTimeSchema),
  /** 'Pausar mi camino': until this day nothing reminds her. */
  pausedUntil: z.nullable(calendarDaySchema),
  /** Her own words for moods, placed once by her. */
  emotionPlaces: z.array(emotionPlaceSchema).check(z.maxLength(200)),
};
export type SettingsField = keyof typeof settingsFields;

/** What holds for a field that she has never set (2§3). */
export const SETTINGS_DEFAULTS = {
  notifications: true,
  darkMode: false,
  sounds: true,
  emailUpdates: false,
  reminderAt: null,
  quietFrom: null,
  quietTo: null,
  pausedUntil: null,
  emotionPlaces: [],
} as const satisfies { [F in SettingsField]: z.infer<(typeof settingsFields)[F]> | readonly [] };

/** Field of an entry's ink, of its picture, of the pictures kept beside it. */
export const strokesField = (question: string): string => `strokes.${question}`;
export const canvasField = (question: string): string => `canvasData.${question}`;
export const savedDrawingsField = (question: string): string => `savedDrawings.${question}`;
