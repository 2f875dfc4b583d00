/** Words of a Spanish text, as a dictionary is asked about them: letters, with the marks that stand inside a word. */
const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;
/** Pronouns written together with an imperative, an infinitive or a gerund: dictionaries do not list every combination. */
const PRONOUNS = [/(?:l[aeo]s?|me|te|se|nos)$/, /(?:[mts]e|nos)l[aeo]s?$/];
const ACCENTS = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

const withoutAccents = (word) => word.replace(/[áéíóú]/g, (letter) => ACCENTS[letter]);
const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * Whether a word is a known verb with pronouns. `isKnown` takes one word. With them, an imperative or a gerund is stressed on the third last
 * syllable or before, and so has an accent ('escríbela'), whether without them it has one ('vacía') or not ('escribe'); an infinitive with one pronoun has none
 * ('escribirla'), with two it has ('escribírmela').
 */
export function isVerbWithPronouns(word, isKnown) {
  return PRONOUNS.some((pronouns, more) => {
    const verb = word.replace(pronouns, '');
    if (verb === word) return false;
    const bare = withoutAccents(verb);
    if (more === 0 && /[aei]r$/.test(bare)) return isKnown(verb);
    return verb !== bare && (isKnown(bare) || isKnown(verb));
  });
}

/**
 * The words of texts that neither the dictionary nor the list of names has, each with where it first stands. A name in the list is taken with
 * its capital only; a word at the beginning of a sentence may be any known word.
 * @param {Iterable<{ at: string, text: string }>} texts
 * @param {{ inDictionary: (word: string) => boolean, names: ReadonlySet<string> }} known
 * @returns {{ word: string, at: string }[]}
 */
export function unknownWords(texts, { inDictionary, names }) {
  const isKnown = (word) => inDictionary(word) || names.has(word);
  const unknown = new Map();
  const asked = new Set();
  for (const { at, text } of texts)
    for (const word of text.normalize('NFC').match(WORD) ?? []) {
      if (asked.has(word)) continue;
      asked.add(word);
      const small = word.toLowerCase();
      const isTitle = word === capitalised(small);
      const isRight = isKnown(word) || ((isTitle || word === word.toUpperCase()) && isKnown(small));
      if (!isRight && !isVerbWithPronouns(isTitle ? small : word, inDictionary)) unknown.set(word, at);
    }
  return [...unknown].map(([word, at]) => ({ word, at }));
}
