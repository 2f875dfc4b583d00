import { coverGeometry, type CoverKind } from './cover-geometry.ts';

const ids = Array.from({ length: 200 }, (_, i) => i + 1);
const kinds: CoverKind[] = ['book', 'film', 'playlist'];

it.each(kinds)('draws the same %s every time, and no two alike', (kind) => {
  expect(coverGeometry(kind, 7)).toEqual(coverGeometry(kind, 7));
  expect(new Set(ids.map((id) => JSON.stringify(coverGeometry(kind, id)))).size).toBe(ids.length);
});

it('gives the same id another cover in another library', () => {
  expect(coverGeometry('book', 1).layers).not.toEqual(coverGeometry('film', 1).layers);
});

it.each(kinds)('keeps every %s inside its edges and has no invalid number', (kind) => {
  for (const id of ids) {
    const { width, height, disc, layers, growth, place } = coverGeometry(kind, id);
    expect(disc.cx - disc.r).toBeGreaterThanOrEqual(0);
    expect(disc.cx + disc.r).toBeLessThanOrEqual(width);
    expect(disc.cy - disc.r).toBeGreaterThan(height * 0.43);
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x + place.side).toBeLessThanOrEqual(width);
    expect(place.y + place.side).toBeLessThanOrEqual(height);
    for (const path of [...layers, growth]) expect(path).not.toMatch(/NaN|undefined|Infinity/);
  }
});
