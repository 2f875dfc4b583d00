import { coverMotifs } from '@app/contract/cover-motifs';
import { render } from '@testing-library/react';
import { Cover } from './cover.tsx';

const drawn = (motif?: string) => {
  const { container } = render(<Cover kind="book" id={1} color="#6b4a3a" title="Un libro" motif={motif} />);
  return container.querySelector('svg');
};

it('draws the motif of a work in place of what grows in the landscape, each another', () => {
  const drawings = coverMotifs.map((motif) => drawn(motif)?.querySelector('svg')?.innerHTML);
  expect(drawings.every(Boolean)).toBe(true);
  expect(new Set(drawings).size).toBe(coverMotifs.length);
  expect(drawn(coverMotifs[0])?.querySelector('[data-growth]')).toBeNull();
});

it.each([undefined, 'of-a-later-version', 'constructor'])('draws the landscape alone for the motif %s', (motif) => {
  expect(drawn(motif)?.querySelector('svg')).toBeNull();
  expect(drawn(motif)?.querySelector('[data-growth]')).not.toBeNull();
});

it('blurs the drawing of a locked work, and leaves its title clear', () => {
  const { container } = render(<Cover kind="book" id={1} color="#6b4a3a" title="Un libro" isBlurred />);
  expect(container.querySelector('svg')).toHaveStyle({ filter: 'blur(3px)' });
  expect(container.querySelector('p')).not.toHaveStyle({ color: 'rgba(0, 0, 0, 0)' });
});
