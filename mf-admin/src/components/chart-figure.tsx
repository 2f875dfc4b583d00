import { styled } from 'styled-components';

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
