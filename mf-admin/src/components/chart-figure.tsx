import { Swatch } from '@app/shared-ui/components/legend';
import { styled } from 'styled-components';

/** The accent in steps towards the card on which the chart lies, from 0 on: light and dark take them from the theme. */
export const shadeOf = (step: number) => `color-mix(in oklch, var(--accent), var(--surface-raised) ${step * 22}%)`;

/** An example of a part of the chart. */
export const ShadeSwatch = styled(Swatch)<{ readonly $shade: number }>`
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
