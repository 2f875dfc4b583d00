const ACTIVITIES_PER_STAGE = 9;
const STAGES_PER_BLOCK = 4;

/**
 * Moves that are good once and a mannerism by the hundredth time, counted over the texts of the whole programme. A pattern finds one in nearly
 * all cases: it tells writers where to look, who decide sentence by sentence.
 */

/**
 * The texts of the activities of a block, with their ids (1…432) as in addresses of the product. Titles, names of playlists and cautions are
 * not the writer's prose, and are left out.
 * @param file a parsed file of `api/content/activities`
 */
export const textsIn = ({ blockId, activities }) =>
  activities.flatMap(({ kind, lenses }, place) =>
    lenses.map((lens, week) => ({
      id: ((blockId - 1) * STAGES_PER_BLOCK + week) * ACTIVITIES_PER_STAGE + place + 1,
      blockId,
      kind,
      lens,
      prose: stringsIn({ ...lens, title: [], care: [], time: [], listen: [], themes: [] }),
    })),
  );

const stringsIn = (value) => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** The places of a mannerism in the given texts, each with the words around it. */
export const placesOf = ({ find }, texts) =>
  texts.flatMap((text) => find(text).map((excerpt) => ({ id: text.id, excerpt })));

/** How many places have it or, where one text has several that are one, how many texts. */
export function countOf(mannerism, texts) {
  const places = placesOf(mannerism, texts);
  return mannerism.unit === 'texts' ? new Set(places.map(({ id }) => id)).size : places.length;
}

/** A pattern between word boundaries; `\b` treats accented letters as non-word characters. */
const words = (pattern) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'giu');

/** Places of a pattern in strings, each with up to 40 characters on both sides. */
const placesIn = (strings, pattern) =>
  strings.flatMap((string) =>
    [...string.matchAll(pattern)].map(({ 0: match, index }) =>
      string.slice(Math.max(0, index - 40), index + match.length + 40),
    ),
  );

const anywhere = (pattern) => (text) => placesIn(text.prose, pattern);
const inDescription = (pattern) => (text) => placesIn([text.lens.description], pattern);
const inPhrase =
  (pattern) =>
  ({ lens }) =>
    lens.phrase === undefined ? [] : placesIn([lens.phrase], pattern);

/** Seven short words at most in each of the first two items, so that a whole sentence with two commas is no list. */
const ITEM = '(?:[^.:;?!…,\\s]+ ?){1,7}';
const COLON_AND_LIST = new RegExp(`: ${ITEM}, ${ITEM}(?:,| [yoe] )[^.:;?!…]*`, 'giu');

const INTERROGATIVE = 'qué|quién|quiénes|cómo|cuál|cuáles|cuándo|dónde|cuánt[oa]s?|adónde';
const SECOND_QUESTION = words(`[yo] (?:(?:a|de|con|en|por|para|hasta|desde|sobre) )?(?:${INTERROGATIVE})`);

const NO = '(?<!\\p{L})(?:no|ni|nunca|nadie)(?!\\p{L})';
/** A meaning that says first what a thing is not: 'no X, sino Y', 'no X: Y', 'No X. Y.' */
const NEGATION_TURN = new RegExp(
  `${NO}[^.]*?, (?:sino|solo|pero|aunque)|${NO}[^.:;]*[:;]|(?:^|\\. )[^.]*${NO}[^.]*\\. (?!También|Y |A veces|Ninguna)[^.]*\\.$`,
  'giu',
);

const ALOUD = words(
  'en voz (?:muy )?alta|en alto(?! y se)|a media voz|en voz baja|de viva voz|dil[oa]s?|pronunci(?:a|ar|arás|es)(?:l[oa]s?)?|pronúncial[oa]s?|di tu nombre',
);

const FOOD = words(
  'brind\\p{L}*|vino|copas?|café|té|infusión|chocolate|tarta|bizcocho|pan|queso|aceitunas|fruta|naranjas?|galletas?|sopa|caldo|helado|cen(?:a|ar|as|áis|ad)|desayun\\p{L}*|meriend\\p{L}*|merend\\p{L}*|almuerz\\p{L}*|com(?:er|ida|es|e|ed|áis)|beb(?:e|er|ida|idas|es|ed)|receta|plato favorito|bocado|picar|postre|mermelada|miel|tortilla|limonada|zumo|refresco|uvas|almendras|nueces',
);
const DANCING = words('(?<!(?:se|la|lo|ve) )baila|(?:vas|va|vais) a bailar|bailando');
const FOR_ALL = words('todas|muchas (?:mujeres|hijas|hemos|conocemos|hacemos|de nosotras)|a muchas nos|conocen muchas');

/**
 * Words of Spain that stop a reader in Mexico or Argentina. The voice is of Spain, and keeps them where a text would lose something. 'Coja'
 * is left out, as it is the adjective too.
 */
const OF_SPAIN = words(
  [
    'cog(?:e|es|en|er|erte|erse|er[lm][aeo]s?|í|iste|ió|id[oa]s?|iendo)|coj(?:o|as|an)|cógel[oa]s?',
    'vosotr[oa]s|vuestr[oa]s?|os|(?!dieciséis|jerséis)\\p{L}+(?:áis|éis)',
    '(?:acord|camin|guard|esper|pel|encend|ech|qued|apunt|cont|aplaud|fij|llev|pas|sorte|respet|escuch|dej|anot|prepar|vaci|pregunt|cerr|celebr|termin|merend)ad|(?:com|hac|le|pon|respond)ed|(?:abr|decid|eleg|escrib|repart|repet)id|(?:cont|sent)aos',
    'móvil(?:es)?|ordenador(?:es)?|zumos?|patatas?|melocot(?:ón|ones)|jersey|jerséis|aparc\\p{L}+|freg\\p{L}+|friegas?|bocadillos?|folios?|bolis?|celo|tiritas?|judías|gafas|táper(?:es)?|dar? apuro|maj[oa]s?',
  ].join('|'),
);

/** Negations of a phrase of the day. */
const NEGATION = words('no|ni|nunca|nadie|nada|tampoco|sin|ningun\\p{L}*');

export const MANNERISMS = [
  { name: 'sin', unit: 'places', find: anywhere(words('sin')) },
  { name: 'colon-list', unit: 'texts', find: anywhere(COLON_AND_LIST) },
  { name: 'tres', unit: 'texts', find: anywhere(words('tres')) },
  {
    name: 'film-negation',
    unit: 'places',
    find: ({ lens: { symbols = [] } }) =>
      symbols.map(({ meaning }) => meaning).filter((meaning) => meaning.search(NEGATION_TURN) >= 0),
  },
  { name: 'todas', unit: 'texts', find: anywhere(FOR_ALL) },
  { name: 'aloud', unit: 'texts', find: anywhere(ALOUD) },
  { name: 'food', unit: 'texts', find: (text) => (text.kind === 'celebration' ? anywhere(FOOD)(text) : []) },
  { name: 'dancing', unit: 'texts', find: anywhere(DANCING) },
  { name: 'of-spain', unit: 'texts', find: anywhere(OF_SPAIN) },
  { name: 'phrase-negation', unit: 'texts', find: inPhrase(NEGATION) },
  { name: 'phrase-no-x-y', unit: 'texts', find: inPhrase(new RegExp(`${NO}[^:;]*(?:[:;]|, (?:sino|pero))`, 'giu')) },
  {
    name: 'double-question',
    unit: 'texts',
    find: ({ lens: { questions } }) => (questions.length === 1 ? placesIn(questions, SECOND_QUESTION) : []),
  },
  { name: 'description-una', unit: 'texts', find: inDescription(/^Una? .*/gu) },
  { name: 'description-a-b-c', unit: 'texts', find: inDescription(/[^,.:;]+, [^,.:;]+ [yeo] [^,.:;]+\.$/gu) },
];
