import { styled } from 'styled-components';
import { contentCopy } from '../../copy/content.es.ts';
import { editableEntries, isGroup, type Json, type JsonGroup } from './edit-value.ts';

interface ContentPreviewProps {
  readonly value: Json;
  /** Its field; absent for the whole text. */
  readonly name?: string;
  /** Instead of the name of its field. */
  readonly label?: string;
}

/** A text as it is read: titles large, paragraphs as paragraphs, lists as lists. */
export function ContentPreview({ value, name = 'text', label = labelOf(name) }: ContentPreviewProps) {
  if (isGroup(value)) return <GroupView group={value} label={label} />;
  if (Array.isArray(value)) return <ListView list={value} name={name} label={label} />;
  if (value === null || value === '' || typeof value === 'boolean') return null;
  return (
    <p>
      {label ? <Name>{label}</Name> : null}
      {name === 'coverColor' ? (
        <Colour style={{ background: String(value) }} />
      ) : (
        contentCopy.chosen(name, String(value))
      )}
    </p>
  );
}

/** The text itself needs no name. */
const labelOf = (name: string) => (name === 'text' ? '' : contentCopy.field(name));

function GroupView({ group, label }: { readonly group: JsonGroup; readonly label: string }) {
  const { title, ...rest } = group;
  return (
    <Group>
      {label ? <Name>{label}</Name> : null}
      {typeof title === 'string' ? <h3>{title}</h3> : null}
      {editableEntries(rest).map(([key, inner]) => (
        <ContentPreview key={key} value={inner} name={key} />
      ))}
    </Group>
  );
}

interface ListViewProps {
  readonly list: readonly Json[];
  readonly name: string;
  readonly label: string;
}

function ListView({ list, name, label }: ListViewProps) {
  const areGroups = list.some(isGroup);
  return (
    <Group>
      {label && !areGroups ? <Name>{label}</Name> : null}
      {list.map((item, i) => (
        <ContentPreview
          // oxlint-disable-next-line react/no-array-index-key -- the place is what tells them apart
          key={i}
          value={item}
          label={areGroups ? contentCopy.numbered(contentCopy.one(name), i + 1) : ''}
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

const Colour = styled.span`
  display: block;
  width: 44px;
  height: 28px;
  border-radius: 8px;
`;
