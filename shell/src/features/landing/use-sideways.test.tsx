import { followLayout } from '@app/shared-ui/testing/follow-layout';
import { act, render, screen } from '@testing-library/react';
import { useSideways } from './use-sideways.ts';

const laidOut = followLayout();

function Row({ overflowX }: { readonly overflowX: 'auto' | 'visible' }) {
  const row = useSideways<HTMLUListElement>();
  return <ul {...row} style={{ overflowX }} />;
}

it.each([
  ['a row that scrolls', 'auto', 900, true],
  ['one that fits', 'auto', 360, false],
  ['one that only sticks out', 'visible', 361, false],
] as const)('is a stop of Tab: %s', (_, overflowX, width, isStop) => {
  render(<Row overflowX={overflowX} />);
  const row = screen.getByRole('list');
  jest.spyOn(row, 'clientWidth', 'get').mockReturnValue(360);
  jest.spyOn(row, 'scrollWidth', 'get').mockReturnValue(width);
  act(laidOut);
  expect(row.hasAttribute('tabindex')).toBe(isStop);
});

it('is a stop until the page is laid out', () => {
  render(<Row overflowX="visible" />);
  expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0');
});
