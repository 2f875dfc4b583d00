import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import type {
  ContentActivity,
  ContentBlock,
  ContentLens,
} from '../../src/resources/programme/content/content-schema.ts';

/**
 * Rules over all lens texts together, which no schema of one file can express: they make the texts a book and not a form. Each error names
 * the text and, where two are concerned, both.
 */

const TEXT_WORDS = { least: 50, most: 220 };
const SCRIPT_WORDS = { least: 180, most: 280 };
const SUMMARY_WORDS = { least: 110, most: 180 };
/** Two texts must not share this many consecutive words. */
const RUN = 7;

/** Placeholder for the title of a work, which any text may quote. */
const WORK = '\u0000';

/** A text that is read as a unit, and its location. */
export interface NamedText {
  readonly at: string;
  /** All its strings: titles, questions, steps and cues included. */
  readonly strings: readonly string[];
}

interface LensText extends NamedText {
  readonly blockId: number;
  readonly lens: ContentLens;
}

/** Lower-case words with accents: what readers perceive as the same word. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const countWords = (paragraphs: readonly string[]) => wordsOf(paragraphs.join(' ')).length;

/** All strings in a value, at any depth. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** The four texts of every activity. */
export const lensTexts = (activities: readonly ContentActivity[]): LensText[] =>
  activities.flatMap((activity) =>
    activity.lenses.map((lens, i) => ({
      at: `base ${activity.base} (${activity.kind}), week ${i + 1}`,
      blockId: Math.ceil(activity.base / 9),
      lens,
      strings: stringsOf(lens),
    })),
  );

/** All errors of the programme's texts; empty if they may be published. */
export function contentRules(items: readonly ContentItem[]): string[] {
  const activities = items.flatMap((item) => (item.type === 'activity' ? [item.value] : []));
  const blocks = items.flatMap((item) => (item.type === 'block' ? [item.value] : []));
  const texts = lensTexts(activities);
  const works = activities.flatMap((activity) => ('work' in activity ? [wordsOf(activity.work.title).join(' ')] : []));
  return [
    ...texts.flatMap(lengthFaults),
    ...texts.flatMap(addressFaults),
    ...items.flatMap((item) => (item.type === 'activity' ? [] : masculineIn(item.id, stringsOf(item.value)))),
    ...repeatedRuns(texts, works),
    ...sameWithoutTitle(texts, blocks),
  ];
}

function lengthFaults({ at, lens }: LensText): string[] {
  const within = (name: string, paragraphs: readonly string[], { least, most }: { least: number; most: number }) => {
    const words = countWords(paragraphs);
    return words < least || words > most ? [`${at}, ${name}: ${words} words, not ${least}–${most}`] : [];
  };
  return [
    ...within('text', lens.text, TEXT_WORDS),
    ...('script' in lens ? within('script', lens.script, SCRIPT_WORDS) : []),
    ...('summary' in lens ? within('summary', lens.summary, SUMMARY_WORDS) : []),
  ];
}

/**
 * Masculine or split forms of address: the copy uses the feminine singular. Word boundaries are explicit because `\b` treats accented
 * letters as non-word characters.
 */
const MASCULINE = [
  'ti mismo',
  'tú mismo',
  'contigo mismo',
  'bienvenido',
  'querido lector',
  'amigo mío',
  'nosotros mismos',
  '(?:estás|estés|estabas|eres|seas|te sientes|te sientas|quédate|siéntete|mantente) (?:\\p{L}+ )?(?:solo|listo|cansado|tranquilo|seguro|preparado|sentado|tumbado|quieto|callado|atento|agotado|relajado|despierto|dormido|perdido|enfadado|orgulloso|ocupado|contento|satisfecho|acostumbrado|nervioso|bloqueado|conectado)',
  '(?:estás|estés|estabas|estuvieras|eres|seas) (?:(?:muy|tan|más|algo|ya|todavía|un poco) )?(?!demasiado|lado)\\p{L}{2,}[ai]do',
  '\\p{L}+[oa]/(?:[oa]|as|os)',
  '\\p{L}+@s?',
  '(?:tod|un|l|amig|sol|list)xs?',
];
const MASCULINE_ADDRESS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${MASCULINE.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

const addressFaults = ({ at, strings }: LensText) => masculineIn(at, strings);

function masculineIn(at: string, strings: readonly string[]): string[] {
  return strings.flatMap((text) => {
    const found = MASCULINE_ADDRESS.exec(text);
    return found ? [`${at}: masculine address «${found[0]}»`] : [];
  });
}

/** Runs of seven words that occur in two texts, except in titles of works (given as joined by `wordsOf`). */
export function repeatedRuns(texts: readonly NamedText[], works: readonly string[]): string[] {
  const seenAt = new Map<string, string>();
  const faults: string[] = [];
  for (const { at, strings } of texts) {
    for (const run of new Set(strings.flatMap((text) => runsOf(text, works)))) {
      const first = seenAt.get(run);
      if (first) faults.push(`${at}: «${run}» stands in ${first} too`);
      else seenAt.set(run, at);
    }
  }
  return faults;
}

function runsOf(text: string, works: readonly string[]): string[] {
  let line = ` ${wordsOf(text).join(' ')} `;
  for (const work of works) line = line.replaceAll(` ${work} `, ` ${WORK} `);
  const words = line.trim().split(' ');
  return Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, i) => words.slice(i, i + RUN).join(' '));
}

/** Texts that differ only in the name of their block are duplicates. */
function sameWithoutTitle(texts: readonly LensText[], blocks: readonly ContentBlock[]): string[] {
  const titleWords = new Map(blocks.map((block) => [block.id, new Set(wordsOf(block.title))]));
  const seenAt = new Map<string, string>();
  return texts.flatMap(({ at, blockId, lens }) => {
    const rest = wordsOf(lens.text.join(' '))
      .filter((word) => !titleWords.get(blockId)?.has(word))
      .join(' ');
    const first = seenAt.get(rest);
    seenAt.set(rest, at);
    return first ? [`${at}: the same text as ${first} once the block's title is taken out`] : [];
  });
}
