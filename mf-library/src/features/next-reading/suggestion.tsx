import { styled } from 'styled-components';
import { firstSentence } from '../../components/first-sentence.ts';
import { ItemLink } from '../../components/item-link.tsx';
import { Cover } from '../../cover/cover.tsx';
import { itemName } from '../../queries/use-saved-items.ts';

interface SuggestionProps {
  readonly kind: 'book' | 'film';
  readonly work: {
    readonly id: number;
    readonly title: string;
    readonly description: string;
    readonly coverColor: string;
    readonly motif?: string | undefined;
    readonly isLocked: boolean;
  };
  readonly by: string;
  readonly to: string;
  readonly label: string;
}

export function Suggestion({ kind, work, by, to, label }: SuggestionProps) {
  const { id, title, description, coverColor, motif, isLocked } = work;
  return (
    <Item>
      <CoverPlace>
        <Cover kind={kind} id={id} color={coverColor} title={title} by={by} motif={motif} isBlurred={isLocked} />
      </CoverPlace>
      <div>
        <Label>{label}</Label>
        <h3>
          <ItemLink item={itemName(kind, id)} to={to} isLocked={isLocked}>
            {title}
          </ItemLink>
        </h3>
        <By>{by}</By>
        <Description>{firstSentence(description)}</Description>
      </div>
    </Item>
  );
}

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr);
  gap: 18px;
  padding: 18px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);

  h3 {
    font-size: 1.125rem;
  }
`;

const CoverPlace = styled.div`
  --cover-width: 92px;

  align-self: start;
`;

const Label = styled.p`
  color: var(--accent);
  font-weight: 600;
  font-size: 0.875rem;
`;

const By = styled.p`
  color: var(--ink-soft);
  font-size: 0.875rem;
`;

const Description = styled.p`
  margin-top: 6px;
  font-size: 0.9375rem;
  line-height: 1.5;
`;
