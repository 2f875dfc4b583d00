import { render } from '@testing-library/react';
import { createGlobalStyle, styled } from 'styled-components';
import { globalStyles } from './global-styles.ts';

const Own = styled.p`
  color: red;
  &:hover,
  & > b {
    color: blue;
  }
  :root[data-theme='dark'] & {
    color: white;
  }
  @media (min-width: 600px) {
    color: green;
  }
`;
const Heading = createGlobalStyle`h1 { color: red; }`;
const InMedia = createGlobalStyle`@media (min-width: 600px) { h2 { color: red; } }`;
const InList = createGlobalStyle`.x h3, [class] { color: red; }`;
const WithoutClass = createGlobalStyle`h5:not(.x) { color: red; }`;

it("finds no rule in a component's styles", () => {
  render(
    <Own>
      Texto <b>suyo</b>
    </Own>,
  );
  expect(document.styleSheets.length).toBeGreaterThan(0);
  expect(globalStyles()).toEqual([]);
});

it.each([
  ['of an element', <Heading key="1" />, 'h1'],
  ['in a media query', <InMedia key="2" />, 'h2'],
  ['beside one with a class', <InList key="3" />, '[class]'],
  ['that only excludes a class', <WithoutClass key="5" />, ':not(.x)'],
  ['in a raw element', <style key="4">{'h4 { color: red; }'}</style>, 'h4'],
])('finds a rule %s, and not once it has gone', (_, style, selector) => {
  const { unmount } = render(style);
  expect(globalStyles()).toEqual([expect.stringContaining(selector)]);
  unmount();
  expect(globalStyles()).toEqual([]);
});
