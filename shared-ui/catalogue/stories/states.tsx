import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One state of a component under its name. */
export const State = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Place>
    <Name lang="en">{name}</Name>
    {children}
  </Place>
);

const Place = styled.section`
  margin-bottom: 28px;
`;

const Name = styled.h2`
  margin-bottom: 8px;
  color: var(--ink-soft);
  font: 600 0.8125rem / 1.4 var(--font-sans);
`;

/** Components beside each other, in as many lines as it takes. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;
