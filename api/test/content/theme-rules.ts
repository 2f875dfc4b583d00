import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import { stringsOf } from './content-rules.ts';
import type { ContentTheme } from '../../src/resources/programme/content/content-themes.ts';

const words = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/** Words of which a text of a theme has one at least, so that no tag is only a tag. */
const SAID: Readonly<Record<ContentTheme, RegExp>> = {
  couple: words('parejas?|marido|matrimonio|casarse|relación|amor|él'),
  desire: words('dese\\p{L}+|beso|cuerpo|guapos'),
  guilt: words('culpa|remordimiento'),
  loneliness: words('soledad|sola|solas|nadie|última'),
  money: words('dinero|euros|precios?|sueldo|pag\\p{L}+|cobr\\p{L}+|compr\\p{L}+|derechos|jornal'),
  body: words('cuerpo|cara|espejo|arruga|cintura|regla|sofocos|talla|tripa|altura|midas|edad|pelo|hinchada'),
  anger: words('enfad\\p{L}+|rabia|ira|furia|bronca|mal humor|irrita\\p{L}+|portazo|insultos?|discusi\\p{L}+'),
  outdoors: words(
    'calles?|callejón|aceras?|plazas?|parques?|jardín|jardines|campo|bosques?|monte|montañas?|playas?|orillas?|ríos?|lagos?|árbol(?:es)?|cielos?|nubes?|lluvia|llueve|viento|nieve|paseos?|pasear?|camin(?:ar|a|as|ando|atas?)|andando|senderos?|bancos?|autobús|tren|metro|estación|coche|carretera|semáforo|tiendas?|mercados?|panadería|supermercado|barrio|esquinas?|terraza|azotea|portal|aire libre|huerto|hierba|pájaros?|estrellas|pueblo|cafetería|bar|museo|biblioteca|andén|puente|césped|farola|quiosco|mirador',
  ),
};

/** Least number of texts with one of the themes. */
const LEAST: readonly { readonly themes: readonly ContentTheme[]; readonly least: number }[] = [
  { themes: ['couple', 'desire'], least: 10 },
  { themes: ['guilt'], least: 12 },
  { themes: ['loneliness'], least: 8 },
  { themes: ['money'], least: 12 },
  { themes: ['body'], least: 8 },
  { themes: ['anger'], least: 25 },
  { themes: ['outdoors'], least: 90 },
];

/** Errors of the themes; empty for a valid programme. */
export function themeRules(items: readonly ContentItem[]): string[] {
  const texts = items.flatMap((item) => (item.type === 'activity' ? textsOf(item.value) : []));
  return [
    ...texts.flatMap(({ at, themes, said }) =>
      themes.flatMap((theme) => (SAID[theme].test(said) ? [] : [`${at}: not a word about ${theme}`])),
    ),
    ...LEAST.flatMap(({ themes, least }) => {
      const count = texts.filter((text) => themes.some((theme) => text.themes.includes(theme))).length;
      return count < least ? [`${themes.join(' or ')}: ${count} texts, not ${least}`] : [];
    }),
  ];
}

const textsOf = ({ base, lenses }: Extract<ContentItem, { type: 'activity' }>['value']) =>
  lenses.map(({ title: _title, care: _care, themes = [], ...said }, i) => ({
    at: `base ${base}, week ${i + 1}`,
    themes,
    said: stringsOf(said).join(' '),
  }));
