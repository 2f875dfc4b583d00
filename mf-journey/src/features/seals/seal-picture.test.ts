import { aSeal } from '../../testing/a-journey.ts';
import { linesOf, sealSvg } from './seal-picture.ts';

it('is a standalone document, without CSS variables', async () => {
  const svg = await sealSvg(aSeal({ id: 48, icon: 'unlock' }));
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.documentElement.tagName).toBe('svg');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(svg).not.toMatch(/var\(|oklch|undefined/);
});

it('breaks its text between words', () => {
  expect(linesOf('Llevas contigo la pausa entera', (line) => line.length <= 14)).toEqual([
    'Llevas contigo',
    'la pausa',
    'entera',
  ]);
  expect(linesOf('larguísima', () => false)).toEqual(['larguísima']);
});
