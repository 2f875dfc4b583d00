/**
 * What stands in for our letters until they have come: fonts of the systems, drawn so large that their lines break and stand where ours
 * will. Without them a page moved when its letters came.
 */
const OURS = {
  /** Of a line, in parts of the font's size. */
  Fraunces: { ascent: 0.978, descent: 0.255 },
  Figtree: { ascent: 0.95, descent: 0.25 },
} as const;

/**
 * `size` is how much wider ours are, on the texts of the public pages (headings in weight 500 for Fraunces), measured with Times New Roman,
 * Arial and DejaVu; the others follow in the proportion that capsize's metrics have. Liberation is as wide as the font that it stands beside.
 */
const STAND_INS = [
  { family: 'Fraunces', local: ['Georgia'], size: 1.072 },
  { family: 'Fraunces', local: ['Noto Serif Regular', 'NotoSerif-Regular'], size: 0.994 },
  { family: 'Fraunces', local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'], size: 1.176 },
  { family: 'Fraunces', local: ['DejaVu Serif'], size: 0.925 },
  { family: 'Figtree', local: ['Arial', 'ArialMT', 'Liberation Sans'], size: 0.99 },
  { family: 'Figtree', local: ['Roboto Regular', 'Roboto-Regular'], size: 0.992 },
  { family: 'Figtree', local: ['DejaVu Sans'], size: 0.876 },
] as const;

type StandIn = (typeof STAND_INS)[number];

const nameOf = ({ family, local }: StandIn): string => `'${family} stand-in ${local[0]}'`;

/** The families to name after one of ours, for `font-family`. */
export const standInsOf = (family: StandIn['family']): string =>
  STAND_INS.filter((face) => face.family === family)
    .map(nameOf)
    .join(', ');

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

/** Their `@font-face` rules; Latin letters only, as ours: other characters are drawn as they will be. */
export const standInFaces: string = STAND_INS.map(
  (face) => `
  @font-face {
    font-family: ${nameOf(face)};
    src: ${face.local.map((name) => `local('${name}')`).join(', ')};
    unicode-range: U+0000-00FF, U+0152-0153, U+2010-2026;
    size-adjust: ${percent(face.size)};
    ascent-override: ${percent(OURS[face.family].ascent / face.size)};
    descent-override: ${percent(OURS[face.family].descent / face.size)};
    line-gap-override: 0%;
  }`,
).join('');
