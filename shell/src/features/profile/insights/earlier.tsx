import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface EarlierProps {
  /** What opens it, with the number of what it holds. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What a panel holds besides its latest part, folded: months of it are longer than a page that anybody reads. */
export const Earlier = ({ label, children }: EarlierProps) => (
  <Details>
    <summary>{label}</summary>
    <Inside>{children}</Inside>
  </Details>
);

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent);
    font-weight: 600;
    font-size: 0.9375rem;
    cursor: pointer;
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  margin-top: 10px;
`;
