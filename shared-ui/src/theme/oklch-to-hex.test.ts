import { oklchToHex } from './oklch-to-hex.ts';

it.each([
  [100, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [62.8, 0.2577, 29.23, '#ff0000'],
  [86.64, 0.2948, 142.5, '#00ff00'],
  [45.2, 0.3132, 264.05, '#0000ff'],
])('oklch(%d%% %d %d) is %s', (lightness, chroma, hue, hex) => {
  expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
});
