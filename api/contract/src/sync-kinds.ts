import * as z from 'zod/mini';
import { activityIdSchema } from './shapes.ts';

/**
 * Fields of synchronised documents (SYNC §2), for their writers and for the server, which validates them one by one. Text (`responses.*`,
 * `title`, the texts of a day, weekly intentions) is any string up to `SYNC_TEXT_LENGTH`.
 */

/** Most characters of `strokes.<question>`. */
export const STROKES_LENGTH = 500_000;
/** Most drawings of an entry, canvases and saved ones together (SECURITY X-12). */
export const DRAWINGS_PER_ENTRY = 50;
/** Most fields of a document. */
export const FIELDS_PER_DOCUMENT = 400;
/** Most characters of all fields of a document together. */
export const DOCUMENT_LENGTH = 4_000_000;

/** A calendar day in the user's time zone, `yyyy-MM-dd`; one that does not exist (30 February) is invalid. */
export const calendarDaySchema = z.iso.date();
/** `HH:mm` in the user's time zone. */
const clockTimeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** How an entry is written: keyboard, or ink on a canvas. */
export const WRITING_MODES = ['text', 'handwriting'] as const;
/** Icons that the user may give to a calendar day. */
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

/** One stroke of ink: width, colour, points with the pressure where the pen reports it. */
const strokeSchema = z.object({
  w: z.number(),
  c: z.string(),
  p: z.array(z.array(z.number()).check(z.minLength(2), z.maxLength(3))),
});
export type Stroke = z.infer<typeof strokeSchema>;

/** Fields of a journal entry besides text, drawings and ink. */
export const entryFields = {
  /**
   * Creation time in milliseconds: id on the screen and in addresses. Unique: if two devices choose the same one, the server changes one.
   */
  entryId: z.number().check(z.int(), z.minimum(1), z.maximum(8_640_000_000_000_000)),
  /** Minutes east of UTC where the entry was begun: its day stays that day wherever it is read. */
  utcOffset: z.number().check(z.int(), z.minimum(-720), z.maximum(840)),
  /** Activity of the entry; absent for a personal one. The entry `activity-<id>` belongs to that activity and no other. */
  activityId: z.nullable(activityIdSchema),
  writingMode: z.enum(WRITING_MODES),
  /** Changes only from false to true. */
  isCompleted: z.boolean(),
  /** The user does not want to see it unasked: no page offers it again. */
  isPutAside: z.boolean(),
  /** The work that the entry is about: a book, a film, a challenge … */
  source: z.nullable(
    z.strictObject({
      kind: z.string().check(z.regex(/^[a-z][a-z_-]{0,29}$/)),
      id: z.union([z.number().check(z.int()), z.string().check(z.minLength(1), z.maxLength(100))]),
    }),
  ),
};

/** Fields of a calendar day besides text. */
export const dayFields = {
  icon: z.nullable(z.enum(DAY_ICONS)),
  isSacred: z.boolean(),
  selfCareChecked: z.boolean(),
};

/** A challenge in the user's calendar; `done.<n>` (n from 1) are booleans. */
export const challengeFields = { startDate: calendarDaySchema };

/** Most characters of an underlined sentence. */
export const UNDERLINE_LENGTH = 600;
/**
 * Sentences that the user has underlined in an activity's text, each in a field of its own; `null` once it is taken back. The field's name
 * is random: two devices never choose the same one, and it tells nothing of the sentence. The sentence itself is stored, as the text may be
 * edited later.
 */
export const underlineFields = {
  'kept.*': z.nullable(z.string().check(z.minLength(1), z.maxLength(UNDERLINE_LENGTH))),
};

/** Position of the user's own mood word between unpleasant and pleasant, calm and energetic. */
const emotionPlaceSchema = z.strictObject({
  word: z.string().check(z.minLength(1), z.maxLength(60)),
  pleasant: z.number().check(z.minimum(-1), z.maximum(1)),
  energy: z.number().check(z.minimum(-1), z.maximum(1)),
});

/** Fields of the settings: one document per user. */
export const settingsFields = {
  notifications: z.boolean(),
  darkMode: z.boolean(),
  /** The theme follows the device's; `darkMode` waits meanwhile. */
  autoTheme: z.boolean(),
  sounds: z.boolean(),
  /** The weekly mail. */
  emailUpdates: z.boolean(),
  /** The weekly mail does not mention the journey, and no mail names the product (D44). */
  discreetMails: z.boolean(),
  /** Acts that need a recent password ask for it each time, and so does ending sessions (D44). */
  asksEachTime: z.boolean(),
  /** Time of the daily reminder; `null` for none. */
  reminderAt: z.nullable(clockTimeSchema),
  quietFrom: z.nullable(clockTimeSchema),
  quietTo: z.nullable(clockTimeSchema),
  /** 'Pausar mi camino': no reminders until this day. */
  pausedUntil: z.nullable(calendarDaySchema),
  /** Pages show what was written on earlier days, unasked. */
  offersPages: z.boolean(),
  /** The user's own mood words with their positions. */
  emotionPlaces: z.array(emotionPlaceSchema).check(z.maxLength(200)),
};
/** Names of the settings. */
export type SettingsField = keyof typeof settingsFields;

/** Defaults of fields that the user has never set (2§3). */
export const SETTINGS_DEFAULTS = {
  notifications: true,
  darkMode: false,
  autoTheme: false,
  sounds: true,
  emailUpdates: false,
  discreetMails: false,
  asksEachTime: false,
  reminderAt: null,
  quietFrom: null,
  quietTo: null,
  pausedUntil: null,
  offersPages: true,
  emotionPlaces: [],
} as const satisfies { [F in SettingsField]: z.infer<(typeof settingsFields)[F]> | readonly [] };

/** Field of the ink of an entry, by question: `Stroke[]` as JSON. */
export const strokesField = (question: string): string => `strokes.${question}`;
/** Field of an entry's picture: the hash of the drawn canvas. */
export const canvasField = (question: string): string => `canvasData.${question}`;
/** Field of an entry's saved drawings: a list of hashes. */
export const savedDrawingsField = (question: string): string => `savedDrawings.${question}`;
