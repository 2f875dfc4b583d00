import { styled } from 'styled-components';

/** What the colours of a picture mean: a list of swatches with their words. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
  margin: 0;
  padding: 0;
  color: var(--ink-soft);
  font-size: 0.875rem;
  list-style: none;

  li {
    display: inline-flex;
    gap: 8px;
    align-items: center;
  }
`;

/** An example of a colour. */
export const Swatch = styled.span`
  flex: none;
  width: 16px;
  height: 16px;
  border-radius: 28%;
`;
