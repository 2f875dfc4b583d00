import { SectionTitle } from '@app/shared-ui/components/page';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';

interface RelatedWorksProps<T> {
  readonly title: string;
  readonly works: readonly T[];
  readonly Card: ComponentType<{ readonly item: T }>;
}

export function RelatedWorks<T extends { readonly id: number }>({ title, works, Card }: RelatedWorksProps<T>) {
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <SectionTitle id="related">{title}</SectionTitle>
      <List>
        {works.map((work) => (
          <li key={work.id}>
            <Card item={work} />
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  max-width: 760px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;

  @media (min-width: 620px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
