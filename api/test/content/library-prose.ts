import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import { lensTexts, type NamedText, repeatedRuns, stringsOf, wordsOf } from './content-rules.ts';
import type { ContentChallenge, ContentFilm } from '../../src/resources/programme/content/library-schema.ts';
import { createLibrary, type Library } from '../../src/resources/programme/content/library-items.ts';

/**
 * Rules for the prose of the libraries: no repetition within them or of the programme, correct typography, no promises. `libraryRules` checks
 * lengths of summaries and references between items; `contentRules` checks the feminine.
 */

const DAY_WORDS = { least: 40, most: 90 };
/** Challenges with a duration in hours have one text for a whole day. */
const LONG_DAY_WORDS = { least: 140, most: 220 };
const MEANING_LEAST = 20;

/** Promises, guilt and clichés that the product's voice never uses. */
const NEVER =
  /(?<!\p{L})(?:san(?:ar|arás|ará|ación|adora)|te curar[áa]|cúrate|tu mejor versión|zona de confort|niñ[ao] interior|vibracional|deberías|tendrías que haber)(?!\p{L})/iu;
/** Exclamations, straight or non-Spanish quotation marks, emoji, misplaced spaces. */
const SETTING = /[!¡"“”‘]|\p{Extended_Pictographic}| {2}| [,.;:?»]|« /u;

/** All errors of the prose; empty if the texts may be published. */
export function libraryProse(items: readonly ContentItem[]): string[] {
  const library = createLibrary(items);
  const texts = libraryTexts(library);
  const activities = items.flatMap((item) => (item.type === 'activity' ? [item.value] : []));
  return [
    ...repeatedRuns([...lensTexts(activities), ...texts], worksOf(items)),
    ...texts.flatMap(settingFaults),
    ...library.challenges.all.flatMap(dayLengths),
    ...library.films.all.flatMap(thinMeanings),
  ];
}

/** Each item is one text; each day of a challenge too, as days are read separately. */
function libraryTexts({ books, films, playlists, challenges }: Library): NamedText[] {
  const whole = (kind: string, values: readonly { readonly id: number }[]) =>
    values.map((value) => ({ at: `${kind}:${value.id}`, strings: stringsOf(value) }));
  return [
    ...whole('book', books.all),
    ...whole('film', films.all),
    ...whole('playlist', playlists.all),
    ...challenges.all.flatMap(({ days, ...frame }) => [
      ...whole('challenge', [frame]),
      ...days.map((day, i) => ({ at: dayName(frame.id, i), strings: stringsOf(day) })),
    ]),
  ];
}

const dayName = (id: number, index: number) => `challenge:${id}, day ${index + 1}`;

/** Titles that any text may quote. */
function worksOf(items: readonly ContentItem[]): string[] {
  const titles = items.flatMap((item) => {
    if (item.type === 'activity') return 'work' in item.value ? [item.value.work.title] : [];
    return item.type === 'book' || item.type === 'film' ? [item.value.title] : [];
  });
  return [...new Set(titles.map((title) => wordsOf(title).join(' ')))];
}

function settingFaults({ at, strings }: NamedText): string[] {
  return strings.flatMap((text) => [
    ...[NEVER, SETTING].flatMap((pattern) => {
      const found = pattern.exec(text);
      return found ? [`${at}: «${found[0]}» in «${text.slice(0, 60)}»`] : [];
    }),
    ...(isBalanced(text, '«', '»') && isBalanced(text, '¿', '?')
      ? []
      : [`${at}: unpaired marks in «${text.slice(0, 60)}»`]),
  ]);
}

const isBalanced = (text: string, open: string, close: string) => text.split(open).length === text.split(close).length;

function dayLengths({ id, duration, days }: ContentChallenge): string[] {
  const { least, most } = duration.endsWith('horas') ? LONG_DAY_WORDS : DAY_WORDS;
  return days.flatMap(({ text }, i) => {
    const words = wordsOf(text).length;
    return words < least || words > most ? [`${dayName(id, i)}: ${words} words, not ${least}–${most}`] : [];
  });
}

/** The meaning of a symbol must be longer than a caption. */
function thinMeanings({ id, symbolism }: ContentFilm): string[] {
  return symbolism
    .filter(({ meaning }) => wordsOf(meaning).length < MEANING_LEAST)
    .map(({ image }) => `film:${id}: little is said about «${image}»`);
}
