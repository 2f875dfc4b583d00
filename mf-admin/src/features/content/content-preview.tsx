import { styled } from 'styled-components';
import { contentCopy } from '../../copy/content.es.ts';
import { editableEntries, isGroup, type Json } from './edit-value.ts';

interface ContentPreviewProps {
  readonly value: Json;
  readonly label?: string;
}

/** A text as it is read: titles large, paragraphs as paragraphs, lists as lists. */
export function ContentPreview({ value, label }: ContentPreviewProps) {
  if (isGroup(value)) return <GroupView group={value} label={label} />;
  if (Array.isArray(value)) return <ListView list={value} label={label ?? ''} />;
  if (value === null || value === '') return null;
  return (
    <p>
      {label ? <Name>{label}</Name> : null}
      {String(value)}
    </p>
  );
}

function GroupView({ group, label }: { readonly group: { [key: string]: Json }; readonly label: string | undefined }) {
  const { title, ...rest } = group;
  return (
    <Group>
      {label ? <Name>{label}</Name> : null}
      {typeof title === 'string' ? <h3>{title}</h3> : null}
      {editableEntries(rest).map(([key, inner]) => (
        <ContentPreview key={key} value={inner} label={key === 'text' ? '' : contentCopy.field(key)} />
      ))}
    </Group>
  );
}

function ListView({ list, label }: { readonly list: readonly Json[]; readonly label: string }) {
  const areTexts = list.every((item) => typeof item === 'string');
  return (
    <Group>
      {areTexts && label ? <Name>{label}</Name> : null}
      {list.map((item, i) => (
        <ContentPreview
          // oxlint-disable-next-line react/no-array-index-key -- the place is what tells them apart
          key={i}
          value={item}
          label={areTexts ? '' : contentCopy.numbered(label, i + 1)}
        />
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  max-width: var(--measure);

  h3 {
    font-size: 1.375rem;
  }

  & > & {
    margin-top: 8px;
  }
`;

const Name = styled.span`
  display: block;
  color: var(--ink-soft);
  font-weight: 600;
  font-size: 0.875rem;
`;
