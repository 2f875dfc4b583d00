import { ACTIVITIES_PER_STAGE, STAGES_PER_BLOCK } from '@app/contract/programme';
import { stringsOf } from './content-rules.ts';
import type { ContentActivity, ContentLens } from './content-schema.ts';

/**
 * A move that is good once and a mannerism by the hundredth time, counted over the texts of the whole programme. A pattern finds it in
 * nearly all cases: it tells writers where to look, who decide sentence by sentence.
 */
export interface Tic {
  readonly name: string;
  /** Most in the whole programme, of places or of texts. */
  readonly most: number;
  readonly unit: 'places' | 'texts';
  /** Most places in one text. */
  readonly mostInText?: number;
  /** The places in a text, each with the words around it. */
  readonly find: (text: TicText) => string[];
}

/** One of the 432 texts. Titles, names of playlists and cautions are not the writer's prose, and are left out. */
export interface TicText {
  /** 1…432, as in addresses of the product. */
  readonly id: number;
  readonly blockId: number;
  readonly kind: ContentActivity['kind'];
  readonly lens: ContentLens;
  readonly prose: readonly string[];
}

/** Count of a tic: its places, and the texts that have it. */
export interface TicCount {
  readonly count: number;
  /** Texts with more places than one text may have. */
  readonly crowded: readonly number[];
  readonly places: readonly { readonly id: number; readonly blockId: number; readonly excerpt: string }[];
}

/** The texts of the activities, with their ids in the order of the journey within each activity. */
export const ticTexts = (activities: readonly ContentActivity[]): TicText[] =>
  activities.flatMap(({ base, kind, lenses }) => {
    const blockId = Math.ceil(base / ACTIVITIES_PER_STAGE);
    const position = ((base - 1) % ACTIVITIES_PER_STAGE) + 1;
    return lenses.map((lens, week) => ({
      id: ((blockId - 1) * STAGES_PER_BLOCK + week) * ACTIVITIES_PER_STAGE + position,
      blockId,
      kind,
      lens,
      prose: stringsOf({ ...lens, title: [], care: [], time: [], listen: [], themes: [] }),
    }));
  });

/** Counts a tic in the given texts. */
export function countTic(tic: Tic, texts: readonly TicText[]): TicCount {
  const found = texts.map((text) => ({ text, excerpts: tic.find(text) })).filter(({ excerpts }) => excerpts.length > 0);
  const places = found.flatMap(({ text, excerpts }) =>
    excerpts.map((excerpt) => ({ id: text.id, blockId: text.blockId, excerpt })),
  );
  return {
    count: tic.unit === 'texts' ? found.length : places.length,
    crowded: found.filter(({ excerpts }) => excerpts.length > (tic.mostInText ?? Infinity)).map(({ text }) => text.id),
    places,
  };
}

/** A pattern between word boundaries; `\b` treats accented letters as non-word characters. */
const words = (pattern: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'giu');

/** Places of a pattern in strings, each with up to 40 characters on both sides. */
const placesIn = (strings: readonly string[], pattern: RegExp): string[] =>
  strings.flatMap((string) =>
    [...string.matchAll(pattern)].map(({ 0: match, index }) =>
      string.slice(Math.max(0, index - 40), index + match.length + 40),
    ),
  );

const anywhere = (pattern: RegExp) => (text: TicText) => placesIn(text.prose, pattern);
const inDescription = (pattern: RegExp) => (text: TicText) => placesIn([text.lens.description], pattern);
const inPhrase = (pattern: RegExp) => (text: TicText) =>
  'phrase' in text.lens ? placesIn([text.lens.phrase], pattern) : [];

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

export const OUT_OF_DOORS = words(
  'calles?|callejón|aceras?|plazas?|parques?|jardín|jardines|campo|bosques?|monte|montañas?|playas?|orillas?|ríos?|lagos?|árbol(?:es)?|cielos?|nubes?|lluvia|llueve|viento|nieve|paseos?|pasear?|camin(?:ar|a|as|ando|atas?)|andando|senderos?|bancos?|autobús|tren|metro|estación|coche|carretera|semáforo|tiendas?|mercados?|panadería|supermercado|barrio|esquinas?|terraza|azotea|portal|aire libre|huerto|hierba|pájaros?|estrellas|pueblo|cafetería|bar|museo|biblioteca|andén|puente|césped|farola|quiosco|mirador',
);
const INDOORS = words(
  'casas?|cocinas?|habitaci(?:ón|ones)|dormitorio|cuartos?|baño|ducha|bañera|salón|pasillos?|puertas?|ventanas?|mesas?|sillas?|sillón|sofá|cama|armarios?|cajón|cajones|nevera|espejos?|lámparas?|luz|pared(?:es)?|suelo|alfombra|almohada|manta|taza|vaso|plato|fregadero|grifo|lavadora|estantería|balda|cuaderno|papel|hoja|móvil|teléfono|ordenador|escritorio|toalla|percha|llaves?|cazuela|sartén|rellano|escaleras?|techo|cortinas?|enchufe|radio|reloj',
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

export const TICS: readonly Tic[] = [
  { name: 'sin', most: 440, unit: 'places', mostInText: 3, find: anywhere(words('sin')) },
  { name: 'colon-list', most: 237, unit: 'texts', find: anywhere(COLON_AND_LIST) },
  { name: 'tres', most: 108, unit: 'texts', find: anywhere(words('tres')) },
  {
    name: 'film-negation',
    most: 12,
    unit: 'places',
    find: ({ lens }) =>
      'symbols' in lens
        ? lens.symbols.filter(({ meaning }) => meaning.search(NEGATION_TURN) >= 0).map(({ meaning }) => meaning)
        : [],
  },
  { name: 'todas', most: 25, unit: 'texts', find: anywhere(FOR_ALL) },
  { name: 'aloud', most: 51, unit: 'texts', find: anywhere(ALOUD) },
  {
    name: 'indoors-only',
    most: 172,
    unit: 'texts',
    find: ({ prose }) => (placesIn(prose, OUT_OF_DOORS).length > 0 ? [] : placesIn(prose, INDOORS)),
  },
  { name: 'food', most: 20, unit: 'texts', find: (text) => (text.kind === 'celebration' ? anywhere(FOOD)(text) : []) },
  { name: 'dancing', most: 2, unit: 'texts', find: anywhere(DANCING) },
  { name: 'of-spain', most: 64, unit: 'texts', find: anywhere(OF_SPAIN) },
  { name: 'phrase-negation', most: 12, unit: 'texts', find: inPhrase(NEGATION) },
  {
    name: 'phrase-no-x-y',
    most: 3,
    unit: 'texts',
    find: inPhrase(new RegExp(`${NO}[^:;]*(?:[:;]|, (?:sino|pero))`, 'giu')),
  },
  {
    name: 'double-question',
    most: 84,
    unit: 'texts',
    find: ({ lens }) => (lens.questions.length === 1 ? placesIn(lens.questions, SECOND_QUESTION) : []),
  },
  { name: 'description-una', most: 64, unit: 'texts', find: inDescription(/^Una? .*/gu) },
  { name: 'description-a-b-c', most: 51, unit: 'texts', find: inDescription(/[^,.:;]+, [^,.:;]+ [yeo] [^,.:;]+\.$/gu) },
];
