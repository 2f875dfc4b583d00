/**
 * Corrections that need no understanding of the text. Each rule works on one paragraph and, where it is not certain, leaves the text as the
 * user wrote it.
 */
export const RULES = ['spaces', 'repeats', 'signs', 'capitals'] as const;
export type Rule = (typeof RULES)[number];

type Change = (paragraph: string) => string;

/** The character before what is looked for, which may be no letter, mark or digit: taken along, as some browsers cannot look behind. */
const EDGE = String.raw`(^|[^\p{L}\p{M}\d])`;
/** No letter, mark or digit follows. */
const END = String.raw`(?![\p{L}\p{M}\d])`;

const EMOTICON = [
  // Eyes, nose and mouth, from either side.
  String.raw`[<>]?[:;=x][-'’o^_]?[()[\]{}dpo0cvsx|\\/*$@]+`,
  String.raw`[()[\]]+[-'’]?[:;=]`,
  String.raw`[-._]_+[-._]|\.-\.|-\.-|[otuqx][_.][otuqx]|\^[_.]*\^`,
  // Its name.
  String.raw`:[\p{L}\p{M}_]+:`,
].join('|');
const LAUGHTER = '(?:j[aeiou]){2,}j?|(?:ha){2,}h?|l+o+l+';
/** Several letters with a stop each, an initial, or the letters of a list without spaces: 'a.m.', 'J.', 'L,M,X'. */
const LETTERS = String.raw`(?:\p{L}\.){2,}\p{L}?|\p{L}(?:[,;:]\p{L})+`;
/** After these a full stop does not end a sentence. */
const ABBREVIATION = String.raw`(?:sra?s?|srtas?|dra?s?|d|dña|profa?|lic|ing|gral|hn[oa]|st[oa]|uds?|vds?|p|ej|etc|vs|págs?|núms?|arts?|caps?|avda|av|c|cra|ctra|tel|tfno|tlf|depto|dpto|izq|dcha|aprox|máx|mín|min|seg|hrs?|ee|uu|a|m|s)\.`;

const ADDRESS = String.raw`\S*(?:https?:|www\.|@)\S*`;
/**
 * Addresses, numbers, times, emoticons and abbreviations have punctuation of their own: no rule changes them. Several may follow each other
 * without a character between them, as in 'EE.UU.'.
 */
const UNTOUCHED = new RegExp(
  [
    String.raw`${ADDRESS}|\d[\d.,:;/]*\d`,
    `${EDGE}(?!${ADDRESS})(?:(?:${EMOTICON}|${LAUGHTER}|${LETTERS})${END}|${ABBREVIATION}|${ABBREVIATION.normalize('NFD')})+`,
  ].join('|'),
  'giu',
);

/** Words that are never repeated for effect, as 'muy muy' or 'no, no' are, nor have two senses, as in 'se para para mirar'. */
const SMALL_WORDS =
  'a|al|ante|con|de|del|desde|el|en|hasta|la|las|le|les|lo|los|me|mi|mis|ni|o|pero|por|porque|que|se|sin|su|sus|te|tu|tus|un|una|unas|unos|y';
const REPEATED = new RegExp(String.raw`${EDGE}((${SMALL_WORDS})(?:\s+\3)+)${END}`, 'giu');

const LIST_ITEM = /^\s*(?:[-–—•*·]|(?:\d|\ue000)[.)])/u;
/** Fewer words are a title or an interjection, not a sentence. */
const SENTENCE_WORDS = 4;

const collapseSpaces: Change = (text) => text.replace(/[ \t\u00a0]{2,}/g, ' ').trim();

const dropRepeats: Change = (text) =>
  // Three times it is a song, or meant.
  text.replace(REPEATED, (all: string, edge: string, words: string, word: string) =>
    words.split(/\s+/).length === 2 ? edge + word : all,
  );

const mendSigns: Change = (text) => {
  const spaced = text
    .replace(/[ \t]+([,;:!?»)]|\.(?![\p{L}.]))(?!\S*\d)/gu, '$1')
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
    // Several signs have several ways to be opened.
    const opener = last === question ? openQuestion : last === cry ? openCry : '';
    if (opener === '' || sentence.includes('¿') || sentence.includes('¡')) return sentence;
    const lead = /^(?:.*:\s)?[\s«"(—–-]*/u.exec(sentence)?.[0] ?? '';
    const rest = sentence.slice(lead.length);
    // After a comma the question may start only there: the user decides.
    return /\p{L}/u.test(rest) && !/[,;]/.test(rest) ? `${lead}${opener}${rest}` : sentence;
  });
}

function endSentence(text: string): string {
  const isSentence = wordsIn(text) >= SENTENCE_WORDS && !LIST_ITEM.test(text);
  return isSentence && /\p{L}$/u.test(text) ? `${text}.` : text;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\ue000]/u.test(word)).length;

const raiseCapitals: Change = (text) => {
  const first = LIST_ITEM.test(text) ? text : text.replace(/^([«"(¿¡—–\s]*)(\p{Ll})(?!\p{Lu})/u, capital);
  // Several signs may go on, as an ellipsis does; so does what a quotation or a bracket has closed, and what a number begins.
  return first.replace(
    /([.!?\d\ue000]*[.!?]\s+[«"(¿¡]*)(\p{Ll})(?!\p{Lu})/gu,
    (all: string, lead: string, letter: string) => (/^[.!?]\s/.test(lead) ? capital(all, lead, letter) : all),
  );
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
  const text = paragraph.replace(UNTOUCHED, (found: string, edge = '') => {
    hidden.push(found.slice(edge.length));
    return edge + STAND_IN;
  });
  let at = 0;
  return { text, restore: (words: string) => words.replaceAll(STAND_IN, () => hidden[at++] ?? '') };
}

const STAND_IN = '\u{e000}';
