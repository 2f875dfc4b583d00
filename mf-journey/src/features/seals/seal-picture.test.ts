import { aSeal } from '../../testing/a-journey.ts';
import { oklchToHex } from './oklch-to-hex.ts';
import { linesOf, sealSvg } from './seal-picture.ts';

it.each([
  [100, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [62.8, 0.2577, 29.23, '#ff0000'],
  [86.64, 0.2948, 142.5, '#00ff00'],
  [45.2, 0.3132, 264.05, '#0000ff'],
])('oklch(%d%% %d %d) is %s', (lightness, chroma, hue, hex) => {
  expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
});

it('is a document of its own, without variables that no viewer knows', () => {
  const svg = sealSvg(aSeal({ id: 48, icon: 'unlock' }));
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.documentElement.tagName).toBe('svg');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(svg).not.toMatch(/var\(|oklch|undefined/);
});

it('breaks what it means between words', () => {
  expect(linesOf('Llevas contigo la pausa entera', (line) => line.length <= 14)).toEqual([
    'Llevas contigo',
    'la pausa',
    'entera',
  ]);
  expect(linesOf('larguísima', () => false)).toEqual(['larguísima']);
});
