import subsetFont from 'subset-font';

/** Western European Latin with its punctuation. */
const LETTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0x17f),
  ...Array.from('–—‘’‚“”„•…‹›€−', (letter) => letter.codePointAt(0)),
]
  .map((code) => String.fromCodePoint(code))
  .join('');

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/**
 * A font as a module, for what draws letters itself (a PDF): `import font, { letters } from 'font.ttf'` gives its bytes in base64, cut
 * down to the letters that it then has. The whole font is several times as heavy. The bundler's loader for `*.ttf`.
 * @param {Buffer} content the font file @returns {Promise<string>} the module's code
 */
export default async function fontModule(content) {
  const font = await subsetFont(content, LETTERS, { targetFormat: 'sfnt' });
  return `export const letters = ${JSON.stringify(LETTERS)};\nexport default '${font.toString('base64')}';\n`;
}

/** The font comes as bytes, not as text. @public read by the bundler */
export const raw = true;
