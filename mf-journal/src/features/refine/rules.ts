/**
 * Corrections that need no understanding of the text. Each rule works on one paragraph and, where it is not certain, leaves the text as the
 * user wrote it.
 */
export const RULES = ['spaces', 'repeats', 'signs', 'capitals'] as const;
export type Rule = (typeof RULES)[number];

type Change = (paragraph: string) => string;

/** Addresses, numbers and times have punctuation of their own: no rule changes them. */
const UNTOUCHED = /\S*(?:https?:|www\.|@)\S*|\d[\d.,:;/]*\d/giu;

/** Words that are never repeated for effect, as 'muy muy' or 'no, no' are. */
const SMALL_WORDS =
  'a|al|ante|con|de|del|desde|el|en|entre|hasta|la|las|le|les|lo|los|me|mi|mis|ni|o|para|pero|por|porque|que|se|sin|sobre|su|sus|te|tu|tus|un|una|unas|unos|y';
const REPEATED = new RegExp(`(?<![\\p{L}\\d])(${SMALL_WORDS})(?:\\s+\\1)+(?![\\p{L}\\d])`, 'giu');

/** After these a full stop does not end a sentence. */
const ABBREVIATION = /(?:^|[\s(«"])(?:sr|sra|srta|dr|dra|d|dña|p|ej|etc|vs|pág|núm|art|cap|av|ee|uu|a|m)\.$/iu;
const LIST_ITEM = /^\s*(?:[-–—•*·]|\d+[.)])/u;
/** Fewer words are a title or an interjection, not a sentence. */
const SENTENCE_WORDS = 4;

const collapseSpaces: Change = (text) => text.replace(/[ \t\u00a0]{2,}/g, ' ').trim();

const dropRepeats: Change = (text) => text.replace(REPEATED, '$1');

const mendSigns: Change = (text) => {
  const spaced = text
    .replace(/[ \t]+([,;:.!?…»)])(?!\S*\d)/gu, '$1')
    .replace(/([¿¡«(])[ \t]+/gu, '$1')
    .replace(/([,;:!?])(?=[\p{L}¿¡«])/gu, '$1 ')
    .replace(/(\p{L}\p{L})\.(?=\p{Lu}\p{Ll})/gu, '$1. ');
  return endSentence(openSentences(spaced, '?', '¿', '!', '¡'));
};

/** Adds the opening ¿ or ¡ where a sentence has only the closing one. */
function openSentences(text: string, ...signs: readonly [string, string, string, string]): string {
  const [question, openQuestion, cry, openCry] = signs;
  return text.replace(/[^.!?…\n]+[.!?…]+/gu, (sentence) => {
    const last = /[.!?…]+$/u.exec(sentence)?.[0] ?? '';
    const opener = last.startsWith(question) ? openQuestion : last.startsWith(cry) ? openCry : '';
    if (opener === '' || sentence.includes('¿') || sentence.includes('¡')) return sentence;
    const lead = /^(?:.*:\s)?[\s«"(—–-]*/u.exec(sentence)?.[0] ?? '';
    const rest = sentence.slice(lead.length);
    // After a comma the question may start only there: the user decides.
    return /\p{L}/u.test(rest) && !/[,;]/.test(rest) ? `${lead}${opener}${rest}` : sentence;
  });
}

function endSentence(text: string): string {
  const isSentence = text.split(/\s+/).length >= SENTENCE_WORDS && !LIST_ITEM.test(text);
  return isSentence && /\p{L}$/u.test(text) ? `${text}.` : text;
}

const raiseCapitals: Change = (text) => {
  const first = LIST_ITEM.test(text) ? text : text.replace(/^([«"(¿¡—–\s]*)(\p{Ll})/u, capital);
  return first.replace(/([.!?]["»)]*\s+[«"(¿¡]*)(\p{Ll})/gu, (all, lead: string, letter: string, at: number) => {
    const before = first.slice(0, at + 1);
    // An ellipsis does not end a sentence, nor does an abbreviation.
    return before.endsWith('..') || ABBREVIATION.test(before) ? all : capital(all, lead, letter);
  });
};

const capital = (_: string, lead: string, letter: string) => lead + letter.toLocaleUpperCase('es');

const changes: Record<Rule, Change> = {
  spaces: collapseSpaces,
  repeats: dropRepeats,
  signs: mendSigns,
  capitals: raiseCapitals,
};

/** A paragraph with these rules applied. */
export function refineParagraph(paragraph: string, rules: ReadonlySet<Rule>): string {
  if (paragraph.trim() === '') return rules.has('spaces') ? '' : paragraph;
  const { text, restore } = hide(paragraph);
  return restore(RULES.filter((rule) => rules.has(rule)).reduce((words, rule) => changes[rule](words), text));
}

/** Hides addresses and numbers from the rules. The placeholder is a private-use letter, so that it counts as a word. */
function hide(paragraph: string) {
  const hidden: string[] = [];
  const text = paragraph.replace(UNTOUCHED, (found) => {
    hidden.push(found);
    return STAND_IN;
  });
  let at = 0;
  return { text, restore: (words: string) => words.replaceAll(STAND_IN, () => hidden[at++] ?? '') };
}

const STAND_IN = '\u{e000}';
