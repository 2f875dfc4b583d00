import { media } from '@app/shared-ui/theme/media';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One account, or one part of the application: its name, its facts, what can be done with it. */
export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
  overflow-wrap: anywhere;
`;

export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Facts in columns: so many on a phone, and so many where there is room. */
export const Facts = styled.dl<{ readonly $columns: readonly [phone: number, desktop: number] }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns[0]}, minmax(0, 1fr));
  gap: 12px 16px;
  margin: 0;

  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns[1]}, minmax(0, 1fr));
  }

  dt {
    color: var(--ink-soft);
    font-size: 0.875rem;
    line-height: 1.4;
  }

  dd {
    margin: 0;
    font-weight: 500;
    font-size: 1rem;
    line-height: 1.4;
  }
`;
