import { render } from '@testing-library/react';
import { BannerArt } from './banner-art.tsx';

it('has a dot for each activity of the stage, full once it is completed', () => {
  render(<BannerArt done={4} total={9} />);
  const fills = [...document.querySelectorAll('circle[stroke]')].map((dot) => dot.getAttribute('fill'));
  expect(fills).toHaveLength(9);
  expect(new Set(fills.slice(0, 4)).size).toBe(1);
  expect(new Set(fills.slice(4)).size).toBe(1);
  expect(fills[3]).not.toBe(fills[4]);
});
