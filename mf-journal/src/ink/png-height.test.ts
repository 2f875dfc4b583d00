import { pngHeight } from './png-height.ts';

/** A picture of bytes; jsdom's own gives none back. */
const pictureOf = (bytes: BodyInit) => new Response(bytes).blob();

function png(width: number, height: number) {
  const bytes = new DataView(new ArrayBuffer(64));
  const words = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height];
  for (const [i, word] of words.entries()) bytes.setUint32(4 * i, word);
  return bytes.buffer;
}

it.each([
  ['one sheet', 1600, 400, 200],
  ['three sheets', 1600, 1200, 600],
  ['another resolution', 400, 200, 400],
])('is known by the head: %s', async (_, width, height, expected) => {
  expect(await pngHeight(await pictureOf(png(width, height)), 800)).toBe(expected);
});

it.each([
  ['another picture', 'RIFF....WEBPVP8 and so on, with more bytes'],
  ['a piece of one', 'bytes'],
])('is not known of %s', async (_, bytes) => {
  expect(await pngHeight(await pictureOf(bytes), 800)).toBeUndefined();
});
