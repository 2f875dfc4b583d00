/**
 * Words for feelings, each with a place on two axes. Data alone: the calendar suggests them, the mirror of the profile computes from their
 * places how the days have been. `emotion` stays free text.
 */

/** Place of a mood, −1 … 1: from unpleasant to pleasant, from calm to full of energy. The centre is neutral. */
export interface MoodPlace {
  readonly pleasant: number;
  readonly energy: number;
}

export interface Mood extends MoodPlace {
  readonly word: string;
}

/** The suggested words, six in each quarter, in the form that completes 'hoy estoy…'. */
export const MOODS: readonly Mood[] = [
  { word: 'alegre', pleasant: 0.8, energy: 0.55 },
  { word: 'ilusionada', pleasant: 0.7, energy: 0.75 },
  { word: 'con fuerza', pleasant: 0.55, energy: 0.85 },
  { word: 'inspirada', pleasant: 0.85, energy: 0.35 },
  { word: 'orgullosa', pleasant: 0.65, energy: 0.4 },
  { word: 'curiosa', pleasant: 0.4, energy: 0.5 },

  { word: 'en calma', pleasant: 0.75, energy: -0.6 },
  { word: 'agradecida', pleasant: 0.9, energy: -0.15 },
  { word: 'serena', pleasant: 0.65, energy: -0.8 },
  { word: 'aliviada', pleasant: 0.55, energy: -0.4 },
  { word: 'tierna', pleasant: 0.7, energy: -0.3 },
  { word: 'confiada', pleasant: 0.6, energy: -0.2 },

  { word: 'triste', pleasant: -0.75, energy: -0.5 },
  { word: 'cansada', pleasant: -0.4, energy: -0.85 },
  { word: 'sola', pleasant: -0.8, energy: -0.3 },
  { word: 'nostálgica', pleasant: -0.3, energy: -0.4 },
  { word: 'apagada', pleasant: -0.55, energy: -0.75 },
  { word: 'vulnerable', pleasant: -0.45, energy: -0.2 },

  { word: 'inquieta', pleasant: -0.35, energy: 0.5 },
  { word: 'ansiosa', pleasant: -0.65, energy: 0.75 },
  { word: 'enfadada', pleasant: -0.8, energy: 0.85 },
  { word: 'agobiada', pleasant: -0.7, energy: 0.45 },
  { word: 'frustrada', pleasant: -0.6, energy: 0.6 },
  { word: 'confundida', pleasant: -0.4, energy: 0.2 },
];

/** Longest word of the user's own, in characters, that can have a place; longer ones are sentences. */
export const MOOD_WORD_LENGTH = 60;

/** Normalises a word: case, surrounding spaces and final punctuation are ignored, accents are not. */
export const moodKey = (word: string): string =>
  word
    .trim()
    .toLocaleLowerCase('es')
    .replace(/[.!…]+$/, '');

const suggested = new Map(MOODS.map((mood) => [moodKey(mood.word), mood]));

/**
 * The place of a word: the user's own, else that of the suggested word.
 * @param own the user's words with their places (settings, `emotionPlaces`)
 * @returns `undefined` for a word without a place: shown as neutral
 */
export function placeOfMood(word: string, own: readonly Mood[] = []): MoodPlace | undefined {
  const key = moodKey(word);
  return own.find((mood) => moodKey(mood.word) === key) ?? suggested.get(key);
}

/** The user's own words, read from the settings document; malformed items are left out. */
export function ownMoods(field: unknown): Mood[] {
  return Array.isArray(field) ? field.filter(isMood) : [];
}

function isMood(value: unknown): value is Mood {
  if (typeof value !== 'object' || value === null) return false;
  const { word, pleasant, energy } = value as Partial<Record<keyof Mood, unknown>>;
  return typeof word === 'string' && typeof pleasant === 'number' && typeof energy === 'number';
}
