import { STAGES, stagesOfBlock } from '@app/contract/programme';
import { repetitionsOf, type SealPart, sealGeometry } from './seal-geometry.ts';

const all = Array.from({ length: STAGES }, (_, i) => sealGeometry(i + 1));

it('draws 48 different seals', () => {
  expect(new Set(all.map((geometry) => JSON.stringify(geometry))).size).toBe(48);
});

it('gives every week of a block its own ornament and outline, and every block its own number', () => {
  const [first, second, third, fourth] = stagesOfBlock(3).map((id) => sealGeometry(id));
  expect(new Set([first, second, third, fourth].map((geometry) => geometry?.silhouette)).size).toBe(4);
  expect(new Set(Array.from({ length: 12 }, (_, i) => repetitionsOf(i + 1))).size).toBe(12);
});

it('marks the month: as many filled marks as blocks', () => {
  const filled = (id: number) =>
    sealGeometry(id).medallion.filter((part) => part.shape === 'circle' && part.r === 1.7).length;
  expect([1, 5, 48].map(filled)).toEqual([1, 2, 12]);
});

it.each(all.map((geometry, i) => [i + 1, geometry] as const))(
  'seal %i stays within its square and has no invalid number',
  (_, geometry) => {
    const paths = [geometry.silhouette, ...[...geometry.ornament, ...geometry.medallion].map(describePart)];
    const numbers =
      paths
        .join(' ')
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect(paths.join(' ')).not.toMatch(/NaN|Infinity|undefined/);
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(94);
  },
);

const describePart = (part: SealPart) => (part.shape === 'path' ? part.d : `${part.cx} ${part.cy} ${part.r}`);
