import { styled } from 'styled-components';

/** The accent in steps towards the card on which the chart lies, from 0 on: light and dark take them from the theme. */
export const shadeOf = (step: number) => `color-mix(in oklch, var(--accent), var(--surface-raised) ${step * 22}%)`;

/** What the colours of a chart mean. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  color: var(--ink-soft);
  font-size: 0.875rem;
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

export const Swatch = styled.span<{ readonly $shade: number }>`
  width: 14px;
  height: 14px;
  border-radius: 4px;
  background: ${({ $shade }) => shadeOf($shade)};
`;

/** A chart with its title and the table behind it. */
export const ChartFigure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 0;
  padding: 20px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);

  figcaption {
    font-weight: 600;
  }
`;
