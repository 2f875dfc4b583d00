import { render } from '@testing-library/react';
import { globalStyles } from '../testing/global-styles.ts';
import { GlobalStyle } from './global-style.ts';

it('cuts a heading’s long word with a hyphen, and anywhere only where a browser has none', () => {
  render(<GlobalStyle />);
  const headings = globalStyles().find((rule) => rule.startsWith('h1'));
  expect(headings).toContain('hyphens: auto');
  expect(headings).toContain('overflow-wrap: anywhere');
});
