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
 * Bundler's loader for `*.ttf`: a font as a module, for code that draws letters itself (a PDF). `import font, { letters } from 'font.ttf'`
 * gives its bytes in base64, reduced to `letters`; the whole font is several times as heavy.
 * @param {Buffer} content the font file
 * @returns {Promise<string>} the module's code
 */
export default async function fontModule(content) {
  const font = await subsetFont(content, LETTERS, { targetFormat: 'sfnt' });
  return `export const letters = ${JSON.stringify(LETTERS)};\nexport default '${font.toString('base64')}';\n`;
}

/** Tells the bundler to pass the font as bytes, not as text. @public read by the bundler */
export const raw = true;
